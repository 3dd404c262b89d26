import * as english from '#shared/messages/owner-common/en.ts';
import { createOwnerMessages } from './owner-messages.ts';

export const useCommonMessages = createOwnerMessages<'owner-common'>(english);
