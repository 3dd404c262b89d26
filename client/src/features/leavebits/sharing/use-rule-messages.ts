import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-leavebits-rules/en.ts';

export const useRuleMessages = createOwnerMessages<'owner-leavebits-rules'>(english);
