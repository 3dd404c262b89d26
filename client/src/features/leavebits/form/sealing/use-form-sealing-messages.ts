import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-form-sealing/en.ts';

export const useFormSealingMessages = createOwnerMessages<'owner-form-sealing'>(english);
