import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-trash/en.ts';

export const useTrashMessages = createOwnerMessages<'owner-leavebits-trash'>(english);
