import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-substitute/en.ts';

export const useSubstituteMessages = createOwnerMessages<'owner-plan-substitute'>(english);
