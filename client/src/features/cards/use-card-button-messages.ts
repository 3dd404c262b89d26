import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-cards/en.ts';

export const useCardButtonMessages = createOwnerMessages<'owner-cards'>(english);
