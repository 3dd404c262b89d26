import { z } from 'zod';
import { parseDeliveryFailure } from '#server/adapters/mail/delivery-failure.ts';
import type { Context } from '#server/context.ts';
import { mailLimits } from '#server/limits.ts';
import { complaintEvent, suppressedEvent, type MailEvent } from '../mail-event.ts';
import {
  hmacHex,
  isTimestampRecent,
  isSameSecret,
  parseMailReference,
  unverifiedWebhookError,
  parseWebhookBody,
  type WebhookRequest,
  type ProviderReport,
} from './webhook.ts';

const text = z.string().nullish();
const body = z.object({
  signature: z.object({
    timestamp: z.coerce.string().regex(/^\d{1,11}$/),
    token: z.string().min(1),
    signature: z.string(),
  }),
  'event-data': z.object({
    event: z.string(),
    severity: text,
    reason: text,
    envelope: z.object({ sender: text }).nullish(),
    message: z.object({ headers: z.object({ 'message-id': text }).nullish() }).nullish(),
    'delivery-status': z
      .object({ code: z.number().nullish(), message: text, description: text, 'enhanced-code': text })
      .nullish(),
  }),
});
type Event = z.output<typeof body>['event-data'];

/**
 * Mailgun signs a timestamp and a token but not the body. Each token is accepted once, to prevent replays. The two are signed
 * as one concatenated string, so the timestamp must be all digits. Otherwise the token's first characters could be moved to the
 * timestamp (`…e0`), which would make the token look new.
 */
export async function parseMailgunWebhook(
  ctx: Context,
  secret: string,
  posted: WebhookRequest,
): Promise<ProviderReport> {
  const { signature, 'event-data': event } = parseWebhookBody(body, posted.body);
  const isSigned = isSameSecret(signature.signature, hmacHex(secret, signature.timestamp + signature.token));
  const signedAt = new Date(Number(signature.timestamp) * 1000);
  if (!isSigned || !isTimestampRecent(signedAt, posted.now, mailLimits.providerSignatureMs))
    throw unverifiedWebhookError();
  const mail = parseMailReference(ctx.returnPaths, {
    sender: event.envelope?.sender,
    messageId: event.message?.headers?.['message-id'],
  });
  return { receipt: signature.token, about: mail && { mail, news: newsOf(event) } };
}

function newsOf({ event, severity, reason, 'delivery-status': delivery }: Event): MailEvent {
  if (event === 'complained') return complaintEvent;
  if (event === 'delivered' || event === 'accepted') return { kind: 'delay' };
  if (event !== 'failed') return { kind: 'unknown' };
  if (severity !== 'permanent') return { kind: 'delay' };
  if (reason?.startsWith('suppress-')) return suppressedEvent;
  const answer = `${delivery?.code ?? ''} ${delivery?.message || delivery?.description || ''}`;
  return parseDeliveryFailure(delivery?.['enhanced-code'] ?? '', answer);
}
