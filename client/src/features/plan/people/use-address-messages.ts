import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-address/en.ts';

export const useAddressMessages = createOwnerMessages<'owner-plan-address'>(english);
