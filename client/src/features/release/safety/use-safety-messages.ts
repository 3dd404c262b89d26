import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-release-safety/en.ts';

export const useSafetyMessages = createOwnerMessages<'owner-release-safety'>(english);
