import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-account-page-data/en.ts';

export const useYourDataMessages = createOwnerMessages<'owner-account-page-data'>(english);
