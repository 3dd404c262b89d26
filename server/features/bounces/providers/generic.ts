import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { mailLimits } from '../../../limits.ts';
import { complaint, newsOfDeliveries, type MailNews } from '../news.ts';
import {
  hmacHex,
  isRecent,
  isSame,
  nameOf,
  notFromProvider,
  parseBody,
  type Posted,
  type ProviderReport,
} from './report.ts';

const body = z.object({
  event: z.enum(['failed', 'delayed', 'delivered', 'complaint', 'auto-reply']),
  returnPath: z.string().optional(),
  messageId: z.string().optional(),
  status: z.string().default(''),
  diagnostic: z.string().default(''),
});

/** Our own format, for any mail server that can run a script. `docs/operating.md` documents it. */
export async function readGeneric(ctx: Context, secret: string, posted: Posted): Promise<ProviderReport> {
  const timestamp = posted.header('X-LeaveBits-Timestamp') ?? '';
  const signature = posted.header('X-LeaveBits-Signature') ?? '';
  const isSigned = isSame(signature, hmacHex(secret, `${timestamp}.${posted.body}`));
  const signedAt = new Date(/^\d{1,11}$/.test(timestamp) ? Number(timestamp) * 1000 : NaN);
  if (!isSigned || !isRecent(signedAt, posted.now, mailLimits.genericSignatureMs)) throw notFromProvider();
  const report = parseBody(body, posted.body);
  const mail = nameOf(ctx.returnPaths, { sender: report.returnPath, messageId: report.messageId });
  return { receipt: signature, about: mail && { mail, news: newsOf(report) } };
}

function newsOf({ event, status, diagnostic }: z.output<typeof body>): MailNews {
  switch (event) {
    case 'complaint':
      return complaint;
    case 'auto-reply':
      return { kind: 'auto-reply' };
    case 'failed':
    case 'delayed':
    case 'delivered':
      return newsOfDeliveries([{ action: event, status, diagnostic }]);
  }
}
