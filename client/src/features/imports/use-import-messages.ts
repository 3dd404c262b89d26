import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-imports/en.ts';

export const useImportMessages = createOwnerMessages<'owner-imports'>(english);
