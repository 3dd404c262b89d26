import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-problems/en.ts';

export const usePlanProblemMessages = createOwnerMessages<'owner-plan-problems'>(english);
