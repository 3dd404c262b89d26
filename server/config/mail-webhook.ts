import type { Environment } from './environment.ts';

/** The mail provider that reports news about mails, and the proof that a report comes from it. */
export type MailWebhook =
  /** Amazon signs. The topic shows that the message is for us. */
  { provider: 'ses'; topic: string } | { provider: 'postmark' | 'mailgun' | 'generic'; secret: string };

/** The setting that proves that a report comes from the provider. */
export const webhookProofs: Record<string, 'MAIL_WEBHOOK_TOPIC' | 'MAIL_WEBHOOK_SECRET'> = {
  ses: 'MAIL_WEBHOOK_TOPIC',
  postmark: 'MAIL_WEBHOOK_SECRET',
  mailgun: 'MAIL_WEBHOOK_SECRET',
  generic: 'MAIL_WEBHOOK_SECRET',
};

/** Null when no provider is set. `missingSettings` has made sure that the proof is there. */
export function mailWebhook(values: Environment): MailWebhook | null {
  const provider = values.MAIL_WEBHOOK_PROVIDER;
  if (provider === undefined) return null;
  return provider === 'ses'
    ? { provider, topic: values.MAIL_WEBHOOK_TOPIC! }
    : { provider, secret: values.MAIL_WEBHOOK_SECRET! };
}
