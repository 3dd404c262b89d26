import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-security-proof/en.ts';

export const useReauthenticationMessages = createOwnerMessages<'owner-security-proof'>(english);
