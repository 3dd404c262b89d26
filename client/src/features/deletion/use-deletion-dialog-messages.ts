import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-deletion-dialog/en.ts';

export const useDeletionDialogMessages = createOwnerMessages<'owner-deletion-dialog'>(english);
