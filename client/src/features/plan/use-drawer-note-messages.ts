import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-note/en.ts';

export const useDrawerNoteMessages = createOwnerMessages<'owner-plan-note'>(english);
