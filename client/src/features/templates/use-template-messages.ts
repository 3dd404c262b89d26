import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-templates/en.ts';

export const useTemplateMessages = createOwnerMessages<'owner-templates'>(english);
