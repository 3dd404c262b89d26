import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-security-sign-ins/en.ts';

export const useSignInListMessages = createOwnerMessages<'owner-security-sign-ins'>(english);
