import type { Config } from '../../config.ts';

/** The name that Postmark gives back to us with what it reports. */
export const POSTMARK_MAIL_ID = 'mail-id';

/** What a provider needs in a mail so that its reports tell which one they are about. Postmark takes these headers out. */
export function traceHeaders(
  { mailWebhook }: Pick<Config, 'mailWebhook'>,
  mailId: string,
): Record<string, string> {
  return mailWebhook?.provider === 'postmark'
    ? { [`X-PM-Metadata-${POSTMARK_MAIL_ID}`]: mailId, 'X-PM-KeepID': 'true' }
    : {};
}
