import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-deletion-panel/en.ts';

export const useDeletionPanelMessages = createOwnerMessages<'owner-deletion-panel'>(english);
