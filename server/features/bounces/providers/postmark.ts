import { z } from 'zod';
import { parseDeliveryFailure } from '#server/adapters/mail/delivery-failure.ts';
import { POSTMARK_MAIL_ID } from '#server/adapters/mail/trace-headers.ts';
import type { Context } from '#server/context.ts';
import { complaintEvent, suppressedEvent, type MailEvent } from '../mail-event.ts';
import {
  isSameSecret,
  unverifiedWebhookError,
  parseWebhookBody,
  type WebhookRequest,
  type ProviderReport,
} from './webhook.ts';

const body = z.object({
  RecordType: z.string(),
  Type: z.string().nullish(),
  Details: z.string().nullish(),
  Metadata: z.record(z.string(), z.unknown()).nullish(),
});

/** Postmark doesn't sign its webhooks. Instead, the webhook URL contains our secret as the password (HTTP Basic). */
export async function parsePostmarkWebhook(
  _ctx: Context,
  secret: string,
  posted: WebhookRequest,
): Promise<ProviderReport> {
  const basic = /^Basic (.+)$/i.exec(posted.header('Authorization') ?? '')?.[1] ?? '';
  const password = Buffer.from(basic, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  if (!isSameSecret(password, secret)) throw unverifiedWebhookError();
  const report = parseWebhookBody(body, posted.body);
  const mailId = z.uuid().safeParse(report.Metadata?.[POSTMARK_MAIL_ID]);
  return {
    receipt: null,
    about: mailId.success ? { mail: { mailId: mailId.data }, news: newsOf(report) } : null,
  };
}

function newsOf({ RecordType, Type, Details }: z.output<typeof body>): MailEvent {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return complaintEvent;
  if (RecordType !== 'Bounce') return { kind: 'unknown' };
  const failure = parseDeliveryFailure('', Details ?? '');
  const isTold = /^\s*(smtp;\s*)?[45]\d\d\b/i.test(Details ?? '');
  switch (Type) {
    case 'HardBounce':
    case 'BadEmailAddress':
      // Postmark uses these types for an unknown user or mailbox. A more specific response from the remote server takes
      // precedence.
      return isTold ? failure : { kind: 'hard', reason: 'The mailbox doesn’t exist' };
    case 'ManuallyDeactivated':
      return suppressedEvent;
    case 'SoftBounce':
    case 'DnsError':
    case 'Blocked':
    case 'SpamNotification':
    case 'VirusNotification':
    case 'DMARCPolicy':
    case 'SMTPApiError':
      return { kind: 'soft', reason: failure.reason };
    case 'Transient':
      return { kind: 'delay' };
    case 'AutoResponder':
    case 'AddressChange':
    case 'ChallengeVerification':
    case 'Subscribe':
    case 'Unsubscribe':
      return { kind: 'auto-reply' };
    default:
      return { kind: 'unknown' };
  }
}
