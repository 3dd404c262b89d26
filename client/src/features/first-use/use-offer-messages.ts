import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-first-use-offer/en.ts';

export const useOfferMessages = createOwnerMessages<'owner-first-use-offer'>(english);
