import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-security-offer/en.ts';

export const useFactorOfferMessages = createOwnerMessages<'owner-security-offer'>(english);
