import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-plan-preview/en.ts';

export const usePreviewMessages = createOwnerMessages<'owner-plan-preview'>(english);
