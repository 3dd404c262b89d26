import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-security-totp/en.ts';

export const useTotpSetupMessages = createOwnerMessages<'owner-security-totp'>(english);
