import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-subscriptions-checkout/en.ts';

export const useCheckoutMessages = createOwnerMessages<'owner-subscriptions-checkout'>(english);
