import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-exports/en.ts';

export const useExportMessages = createOwnerMessages<'owner-exports'>(english);
