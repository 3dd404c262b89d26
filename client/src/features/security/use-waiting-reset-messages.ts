import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-security-reset/en.ts';

export const useWaitingResetMessages = createOwnerMessages<'owner-security-reset'>(english);
