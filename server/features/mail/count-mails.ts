import { count, eq } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { mailLanes, type MailLane } from '../../adapters/mail/lanes.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';

/** Counts what became of the mails that this process sent. Counting the rows would read every mail that was ever sent. */
export const mailCounter = new Counter({
  name: 'leavebits_mails_total',
  help: 'Mails that a mail server accepted, and mails that were given up, since this process began',
  labelNames: ['outcome'],
  registers: [],
});

/** The mails that wait, by lane. They are few, and an index has no others. */
export async function countQueuedMails(db: Database): Promise<{ lane: MailLane; count: number }[]> {
  const counted = await db
    .select({ lane: mails.lane, count: count() })
    .from(mails)
    .where(eq(mails.state, 'queued'))
    .groupBy(mails.lane);
  return mailLanes.map((lane) => ({ lane, count: counted.find((row) => row.lane === lane)?.count ?? 0 }));
}
