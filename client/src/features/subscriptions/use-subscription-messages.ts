import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-subscriptions/en.ts';

export const useSubscriptionMessages = createOwnerMessages<'owner-subscriptions'>(english);
