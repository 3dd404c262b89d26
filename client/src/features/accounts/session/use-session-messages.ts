import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-accounts-session/en.ts';

export const useSessionMessages = createOwnerMessages<'owner-accounts-session'>(english);
