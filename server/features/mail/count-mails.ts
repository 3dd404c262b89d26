import { count, eq, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { mailLanes, type MailLane } from '../../adapters/mail/mail-kinds.ts';
import type { Database } from '../../db/database.ts';
import { mails, type MailChannel } from '../../db/schema/index.ts';
import { getMailboxProvider } from './mailbox-provider.ts';

/** Incremented as this process sends emails, because counting rows would scan every email ever sent. */
export const mailOutcomeCounter = new Counter({
  name: 'leavebits_mails_total',
  help: 'Emails accepted, deferred and abandoned, by mailbox provider, since this process started',
  labelNames: ['outcome', 'provider'],
  registers: [],
});

export function countMailOutcome(
  outcome: 'accepted' | 'put-off' | 'given-up',
  { channel, recipient }: { channel: MailChannel; recipient: string },
): void {
  mailOutcomeCounter.inc({ outcome, provider: channel === 'sms' ? 'sms' : getMailboxProvider(recipient) });
}

/**
 * Counts queued emails by lane, and how long the oldest one's next attempt has been overdue. There are only ever a few, and a
 * partial index covers exactly these rows.
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
