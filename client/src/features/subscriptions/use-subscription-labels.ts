import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-subscriptions-labels/en.ts';

export const useSubscriptionLabels = createOwnerMessages<'owner-subscriptions-labels'>(english);
