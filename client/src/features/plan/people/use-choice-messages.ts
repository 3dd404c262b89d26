import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-choice/en.ts';

export const useChoiceMessages = createOwnerMessages<'owner-plan-choice'>(english);
