import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-sealing/en.ts';

/** For errors of files, which are thrown far from any component. */
export const getSealingMessages = createOwnerMessages<'owner-sealing'>(english);

export const useSealingMessages = () => getSealingMessages();
