import { count, eq, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { mailLanes, type MailLane } from '../../adapters/mail/mail-kinds.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';
import { getMailboxProvider } from './mailbox-provider.ts';

/** Counts the outcomes of the emails this process sent. Counting the rows would read every email ever sent. */
export const mailOutcomeCounter = new Counter({
  name: 'leavebits_mails_total',
  help: 'Mails that a mail server accepted, that were put off, and that were given up, by the provider of the mailbox, since this process began',
  labelNames: ['outcome', 'provider'],
  registers: [],
});

/** Counts the outcome of one attempt to send an email. */
export function countMailOutcome(
  outcome: 'accepted' | 'put-off' | 'given-up',
  { recipient }: { recipient: string },
): void {
  mailOutcomeCounter.inc({ outcome, provider: getMailboxProvider(recipient) });
}

/**
 * Counts the waiting emails by lane, and how long the next attempt of the oldest has been overdue. They are few, and a
 * partial index covers exactly these.
 */
export async function countQueuedMails(
  db: Database,
): Promise<{ lane: MailLane; count: number; oldestSeconds: number }[]> {
  const counted = await db
    .select({
      lane: mails.lane,
      count: count(),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mails.nextTryAt}) filter (where ${mails.nextTryAt} <= now())), 0)::float8`,
    })
    .from(mails)
    .where(eq(mails.state, 'queued'))
    .groupBy(mails.lane);
  return mailLanes.map(
    (lane) => counted.find((row) => row.lane === lane) ?? { lane, count: 0, oldestSeconds: 0 },
  );
}
