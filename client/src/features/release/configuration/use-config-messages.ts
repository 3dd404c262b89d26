import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-release-config/en.ts';

export const useConfigMessages = createOwnerMessages<'owner-release-config'>(english);
