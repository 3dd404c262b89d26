import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-account-page-sign-in/en.ts';

export const useSignInSectionMessages = createOwnerMessages<'owner-account-page-sign-in'>(english);
