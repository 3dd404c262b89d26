import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-checkups/en.ts';

export const useCheckupMessages = createOwnerMessages<'owner-checkups'>(english);
