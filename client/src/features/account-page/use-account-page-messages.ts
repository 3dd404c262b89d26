import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-account-page/en.ts';

export const useAccountPageMessages = createOwnerMessages<'owner-account-page'>(english);
