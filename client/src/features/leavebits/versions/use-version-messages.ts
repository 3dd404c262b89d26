import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-versions/en.ts';

export const useVersionMessages = createOwnerMessages<'owner-leavebits-versions'>(english);
