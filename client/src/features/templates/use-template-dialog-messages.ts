import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-templates-dialog/en.ts';

export const useTemplateDialogMessages = createOwnerMessages<'owner-templates-dialog'>(english);
