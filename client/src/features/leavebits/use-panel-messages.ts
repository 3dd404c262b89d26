import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-panels/en.ts';

export const usePanelMessages = createOwnerMessages<'owner-leavebits-panels'>(english);
