import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-sealing-setup/en.ts';

export const useSealingSetupMessages = createOwnerMessages<'owner-sealing-setup'>(english);
