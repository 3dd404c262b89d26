import { z } from 'zod';
import { snsMessageSchema } from '#server/adapters/mail/sns.ts';
import type { Context } from '#server/context.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { mailLimits } from '#server/limits.ts';
import { complaintEvent, suppressedEvent, summarizeDeliveries, type MailEvent } from '../mail-event.ts';
import {
  isTimestampRecent,
  parseMailReference,
  unverifiedWebhookError,
  parseWebhookBody,
  type WebhookRequest,
  type ProviderReport,
} from './webhook.ts';

const text = z.string().nullish();
const notification = z.object({
  /** Set in notifications; `eventType` is set in published events. */
  notificationType: text,
  eventType: text,
  mail: z.object({
    source: text,
    commonHeaders: z.object({ messageId: text }).nullish(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  }),
  bounce: z
    .object({
      bounceType: z.string(),
      bounceSubType: z.string(),
      bouncedRecipients: z.array(z.object({ action: text, status: text, diagnosticCode: text })),
    })
    .nullish(),
  complaint: z.object({ complaintSubType: text, complaintFeedbackType: text }).nullish(),
});
type Notification = z.output<typeof notification>;

/**
 * Amazon SES reports through an Amazon SNS topic, which signs its messages. Anyone can create a topic, so only the configured
 * one is trusted.
 */
export async function parseSesWebhook(
  ctx: Context,
  topic: string,
  posted: WebhookRequest,
): Promise<ProviderReport> {
  const message = parseWebhookBody(snsMessageSchema, posted.body);
  if (message.TopicArn !== topic) throw unverifiedWebhookError();
  if (!isTimestampRecent(new Date(message.Timestamp), posted.now, mailLimits.providerSignatureMs))
    throw unverifiedWebhookError();
  const asked = <Answer>(asking: Promise<Answer>) =>
    asking.catch((error: unknown) => {
      ctx.logger.warn({ err: error }, 'could not reach Amazon SNS');
      throw new DomainError(
        'unavailable',
        'We can’t verify this message right now. Please send it again later.',
      );
    });
  if (!(await asked(ctx.sns.isSigned(message, posted.now)))) throw unverifiedWebhookError();
  if (message.Type === 'SubscriptionConfirmation') await asked(ctx.sns.confirm(message));
  if (message.Type !== 'Notification') return { receipt: null, about: null };

  // Plain-text messages arrive here too, for example to confirm that notifications have been set up.
  const parsed = notification.safeParse(jsonOrNull(message.Message));
  if (!parsed.success) return { receipt: null, about: null };
  const { mail } = parsed.data;
  const name = parseMailReference(ctx.returnPaths, {
    sender: mail.source,
    messageId:
      mail.commonHeaders?.messageId ??
      mail.headers?.find((header) => header.name.toLowerCase() === 'message-id')?.value,
  });
  return { receipt: message.MessageId, about: name && { mail: name, news: newsOf(parsed.data) } };
}

function jsonOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function newsOf({ notificationType, eventType, bounce, complaint: told }: Notification): MailEvent {
  switch (notificationType ?? eventType) {
    case 'Bounce':
      return bounce ? newsOfBounce(bounce) : { kind: 'unknown' };
    case 'Complaint':
      if (told?.complaintSubType === 'OnAccountSuppressionList') return suppressedEvent;
      return told?.complaintFeedbackType === 'not-spam' ? { kind: 'unknown' } : complaintEvent;
    case 'Delivery':
    case 'DeliveryDelay':
      return { kind: 'delay' };
    default:
      return { kind: 'unknown' };
  }
}

function newsOfBounce({
  bounceType,
  bounceSubType,
  bouncedRecipients,
}: NonNullable<Notification['bounce']>): MailEvent {
  if (/^(Suppressed|OnAccountSuppressionList|UnsubscribedRecipient)$/.test(bounceSubType))
    return suppressedEvent;
  const deliveries = bouncedRecipients.map(({ action, status, diagnosticCode }) => ({
    action: action ?? '',
    status: status ?? '',
    diagnostic: diagnosticCode ?? '',
  }));
  const news = summarizeDeliveries(deliveries.filter(({ action }) => action !== ''));
  if (news.kind !== 'unknown') return news;
  // The bounce had no delivery report. SES also classifies out-of-office replies as transient general bounces.
  switch (`${bounceType}/${bounceSubType}`) {
    case 'Permanent/NoEmail':
      return { kind: 'hard', reason: 'The mailbox doesn’t exist' };
    case 'Transient/MailboxFull':
      return { kind: 'soft', reason: 'The mailbox is full' };
    case 'Transient/General':
      return { kind: 'auto-reply' };
    case 'Undetermined/Undetermined':
      return { kind: 'unknown' };
    default:
      return { kind: 'soft', reason: 'Their mail server didn’t deliver it' };
  }
}
