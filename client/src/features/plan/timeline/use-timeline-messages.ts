import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-timeline/en.ts';

export const useTimelineMessages = createOwnerMessages<'owner-plan-timeline'>(english);
