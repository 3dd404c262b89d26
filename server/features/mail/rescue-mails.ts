import { and, eq, sql } from 'drizzle-orm';
import { addSendMailJob } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import { mails } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { mailLimits } from '../../limits.ts';

/**
 * Plans a new try for mails that nobody works on. The queue keeps the jobs of a killed process locked for hours, and a mail
 * does not wait that long. At worst a mail is sent twice, with one Message-ID. A mail that only waits behind many others
 * keeps its place.
 */
export async function rescueMails(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const before = (ms: number) => new Date(now - ms).toISOString();
  const isStuck = sql`case when ${mails.attempts} = 0
    then ${mails.createdAt} < ${before(mailLimits.neverTriedMs)}::timestamptz
    else ${mails.lastAttemptAt} < ${before(mailLimits.stuckMs)}::timestamptz end`;
  const stuck = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), isStuck));
  await sweep(ctx, stuck, {
    name: 'rescue-mails',
    alarm: 'mail-stuck',
    words: 'a mail could not be planned again',
    idName: 'mailId',
    inTransaction: (tx, { id }) => addSendMailJob(tx, id, { keepsPlace: true }),
  });
}
