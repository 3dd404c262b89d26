import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-imports-review/en.ts';

export const useReviewMessages = createOwnerMessages<'owner-imports-review'>(english);
