import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-storage/en.ts';

export const useStorageMessages = createOwnerMessages<'owner-storage'>(english);
