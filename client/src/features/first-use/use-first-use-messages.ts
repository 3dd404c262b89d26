import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-first-use/en.ts';

export const useFirstUseMessages = createOwnerMessages<'owner-first-use'>(english);
