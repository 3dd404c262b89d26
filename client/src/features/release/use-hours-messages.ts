import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-hours/en.ts';

export const useHoursMessages = createOwnerMessages<'owner-hours'>(english);
