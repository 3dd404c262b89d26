import type { Environment } from './environment.ts';

/** The mail provider that reports delivery events, and how its reports are authenticated. */
export type MailWebhook =
  /** Amazon signs its messages. The topic shows that a message is meant for us. */
  { provider: 'ses'; topic: string } | { provider: 'postmark' | 'mailgun' | 'generic'; secret: string };

/** The setting that authenticates a provider's reports. */
export const webhookCredentialSettings: Record<string, 'MAIL_WEBHOOK_TOPIC' | 'MAIL_WEBHOOK_SECRET'> = {
  ses: 'MAIL_WEBHOOK_TOPIC',
  postmark: 'MAIL_WEBHOOK_SECRET',
  mailgun: 'MAIL_WEBHOOK_SECRET',
  generic: 'MAIL_WEBHOOK_SECRET',
};

/** Null if no provider is set. `listMissingSettings` has ensured that the other setting is present. */
export function parseMailWebhook(values: Environment): MailWebhook | null {
  const provider = values.MAIL_WEBHOOK_PROVIDER;
  if (provider === undefined) return null;
  return provider === 'ses'
    ? { provider, topic: values.MAIL_WEBHOOK_TOPIC! }
    : { provider, secret: values.MAIL_WEBHOOK_SECRET! };
}
