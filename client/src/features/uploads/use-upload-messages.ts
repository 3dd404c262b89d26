import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-uploads/en.ts';

export const useUploadMessages = createOwnerMessages<'owner-uploads'>(english);
