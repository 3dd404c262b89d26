import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { mailLimits } from '#server/limits.ts';
import { complaintEvent, summarizeDeliveries, type MailEvent } from '../mail-event.ts';
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

const body = z.object({
  event: z.enum(['failed', 'delayed', 'delivered', 'complaint', 'auto-reply']),
  returnPath: z.string().optional(),
  messageId: z.string().optional(),
  status: z.string().default(''),
  diagnostic: z.string().default(''),
});

/** Our own format, for any mail server that can run a script. Documented in `docs/operating.md`. */
export async function parseGenericWebhook(
  ctx: Context,
  secret: string,
  posted: WebhookRequest,
): Promise<ProviderReport> {
  const timestamp = posted.header('X-LeaveBits-Timestamp') ?? '';
  const signature = posted.header('X-LeaveBits-Signature') ?? '';
  const isSigned = isSameSecret(signature, hmacHex(secret, `${timestamp}.${posted.body}`));
  const signedAt = new Date(/^\d{1,11}$/.test(timestamp) ? Number(timestamp) * 1000 : NaN);
  if (!isSigned || !isTimestampRecent(signedAt, posted.now, mailLimits.genericSignatureMs))
    throw unverifiedWebhookError();
  const report = parseWebhookBody(body, posted.body);
  const mail = parseMailReference(ctx.returnPaths, {
    sender: report.returnPath,
    messageId: report.messageId,
  });
  return { receipt: signature, about: mail && { mail, news: newsOf(report) } };
}

function newsOf({ event, status, diagnostic }: z.output<typeof body>): MailEvent {
  switch (event) {
    case 'complaint':
      return complaintEvent;
    case 'auto-reply':
      return { kind: 'auto-reply' };
    case 'failed':
    case 'delayed':
    case 'delivered':
      return summarizeDeliveries([{ action: event, status, diagnostic }]);
  }
}
