import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-site/en.ts';

export const useProtectedRouteMessages = createOwnerMessages<'owner-site'>(english);
