import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-people/en.ts';

export const usePersonNameMessages = createOwnerMessages<'owner-people'>(english);
