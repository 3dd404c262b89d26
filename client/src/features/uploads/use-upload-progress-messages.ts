import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-uploads-progress/en.ts';

export const useUploadProgressMessages = createOwnerMessages<'owner-uploads-progress'>(english);
