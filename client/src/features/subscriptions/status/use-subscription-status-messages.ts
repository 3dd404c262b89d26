import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-subscriptions-status/en.ts';

export const useSubscriptionStatusMessages = createOwnerMessages<'owner-subscriptions-status'>(english);
