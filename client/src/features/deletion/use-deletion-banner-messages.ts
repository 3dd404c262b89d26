import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-deletion-banner/en.ts';

export const useDeletionBannerMessages = createOwnerMessages<'owner-deletion-banner'>(english);
