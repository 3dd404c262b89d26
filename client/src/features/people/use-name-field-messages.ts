import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-people-name/en.ts';

export const useNameFieldMessages = createOwnerMessages<'owner-people-name'>(english);
