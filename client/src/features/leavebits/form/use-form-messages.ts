import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-form/en.ts';

export const useFormMessages = createOwnerMessages<'owner-form'>(english);
