import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-confirm/en.ts';

export const useConfirmMessages = createOwnerMessages<'owner-leavebits-confirm'>(english);
