import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-menu/en.ts';

export const useMenuMessages = createOwnerMessages<'owner-menu'>(english);
