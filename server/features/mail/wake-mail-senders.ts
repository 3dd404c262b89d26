import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { mails } from '../../db/schema/index.ts';
import { mailLimits } from '../../limits.ts';

/**
 * Wakes the senders if an email is due, for example because the process that claimed it died. At worst, an email is sent twice
 * with the same Message-ID. A next attempt further ahead than the longest delay comes from a wrong clock and is made due.
 */
export async function wakeMailSenders({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const isMisplanned = gt(mails.nextTryAt, new Date(now.getTime() + 2 * mailLimits.longestRetryMs));
  const isWaiting = eq(mails.state, 'queued');
  await db.update(mails).set({ nextTryAt: now }).where(and(isWaiting, isMisplanned));
  const [due] = await db
    .select({ one: sql`1` })
    .from(mails)
    .where(and(isWaiting, lte(mails.nextTryAt, now)))
    .limit(1);
  if (due) await queueJob(db, 'send-mail', {}, { key: 'rescued-mails' });
}
