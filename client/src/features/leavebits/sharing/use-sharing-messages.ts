import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-sharing/en.ts';

export const useSharingMessages = createOwnerMessages<'owner-leavebits-sharing'>(english);
