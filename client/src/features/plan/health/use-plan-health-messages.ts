import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-health/en.ts';

export const usePlanHealthMessages = createOwnerMessages<'owner-plan-health'>(english);
