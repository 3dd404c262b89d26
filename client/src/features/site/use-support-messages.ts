import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-site-support/en.ts';

export const useSupportMessages = createOwnerMessages<'owner-site-support'>(english);
