import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-list/en.ts';

export const useListMessages = createOwnerMessages<'owner-leavebits-list'>(english);
