import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-people-page/en.ts';

export const usePeoplePageMessages = createOwnerMessages<'owner-people-page'>(english);
