import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-subscriptions-blocked/en.ts';

export const useBlockedMessages = createOwnerMessages<'owner-subscriptions-blocked'>(english);
