import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-people/en.ts';

export const usePlanPeopleMessages = createOwnerMessages<'owner-plan-people'>(english);
