import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-accounts-name/en.ts';

export const useOwnerNameMessages = createOwnerMessages<'owner-accounts-name'>(english);
