import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-security-settings/en.ts';

export const useSecuritySettingsMessages = createOwnerMessages<'owner-security-settings'>(english);
