import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-accounts-watcher/en.ts';

export const useSessionWatcherMessages = createOwnerMessages<'owner-accounts-watcher'>(english);
