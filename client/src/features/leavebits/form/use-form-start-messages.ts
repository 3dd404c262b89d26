import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-form-start/en.ts';

export const useFormStartMessages = createOwnerMessages<'owner-form-start'>(english);
