import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-form-brackets/en.ts';

export const useBracketMessages = createOwnerMessages<'owner-form-brackets'>(english);
