import { and, eq, inArray } from 'drizzle-orm';
import { codeMailKinds } from '../../adapters/mail/mail-kinds.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';
import { recordMailOutcome } from '../mail/record-mail-outcome.ts';
import { countMailEvent } from './count-mail-events.ts';
import type { MailReference, MailEvent } from './mail-event.ts';
import { decideBounceEffect } from './rules.ts';

/**
 * Records an event about an email in the caller's transaction and queues the email's follow-up job, if any. Repeated or less
 * severe events change nothing, and neither do events about emails that aren't ours.
 */
export async function applyMailEvent(
  ctx: Context,
  tx: Database,
  name: MailReference,
  news: MailEvent,
): Promise<void> {
  countMailEvent(news);
  if (!('reason' in news)) return;
  const [mail] = await tx.select().from(mails).where(isMail(name)).for('update');
  if (!mail) return;
  // While the clock is uncertain, the rejection is dated to the last certain time.
  const now = ctx.clock.trustedNow();
  const effect = decideBounceEffect({ ...mail, triedAt: mail.lastAttemptAt }, news.kind, now);
  const bounced = { bouncedAt: now, bounceKind: news.kind };
  const failed = {
    ...bounced,
    state: 'failed',
    letter: null,
    acceptedAt: null,
    takenAt: mail.takenAt ?? mail.acceptedAt ?? now,
    lastError: news.reason,
  } as const;
  switch (effect) {
    case 'none':
      return;
    case 'note':
      await tx.update(mails).set(bounced).where(eq(mails.id, mail.id));
      break;
    case 'fail':
      await tx.update(mails).set(failed).where(eq(mails.id, mail.id));
      break;
    case 'refuse':
      await tx
        .update(mails)
        .set({ ...failed, refusedAt: now })
        .where(eq(mails.id, mail.id));
      break;
  }
  await recordMailOutcome(ctx, tx, mail, { kind: 'mail-returned', reason: news.reason });
  if (mail.followUp) await queueJob(tx, mail.followUp.task, mail.followUp.payload);
  ctx.logger.warn({ mailId: mail.id, kind: mail.kind, bounce: news.kind }, 'mail bounced');
}

function isMail(name: MailReference) {
  if ('mailId' in name) return eq(mails.id, name.mailId);
  if ('messageId' in name) return eq(mails.messageId, name.messageId);
  return and(eq(mails.messageId, name.codeMessageId), inArray(mails.kind, [...codeMailKinds]));
}
