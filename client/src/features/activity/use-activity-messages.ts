import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-activity/en.ts';

export const useActivityMessages = createOwnerMessages<'owner-activity'>(english);
