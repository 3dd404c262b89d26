import type { Config } from '../../config.ts';

/** The key under which Postmark returns our id in its reports. */
export const POSTMARK_MAIL_ID = 'mail-id';

/** Headers that identify the email in a provider's reports. Postmark removes them before delivery. */
export function buildTraceHeaders(
  { mailWebhook }: Pick<Config, 'mailWebhook'>,
  mailId: string,
): Record<string, string> {
  return mailWebhook?.provider === 'postmark'
    ? { [`X-PM-Metadata-${POSTMARK_MAIL_ID}`]: mailId, 'X-PM-KeepID': 'true' }
    : {};
}
