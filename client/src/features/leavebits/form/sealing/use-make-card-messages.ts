import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-form-card/en.ts';

export const useMakeCardMessages = createOwnerMessages<'owner-form-card'>(english);
