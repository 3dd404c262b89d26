import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { agreements, deathIncapacitationReports as reports, mails } from '../../db/schema/index.ts';
import { readEstate } from '../access/read-estate.ts';
import { mayAct } from '../recovery/may-act.ts';
import { readBooks } from '../subscriptions/destruction/read-books.ts';
import type { DeletionRow, OwnerRow, SubscriptionRow } from './queries.ts';
import type { DeletionFacts, DeletionLetter } from './rules.ts';

/** All facts that decide the next step. @param tx holds the locks on the subscription, the owner and the deletion. */
export async function readFacts(
  ctx: Context,
  tx: Database,
  { deletion, owner, subscription }: Locked,
  now: Date,
): Promise<DeletionFacts> {
  return {
    mayAct: await mayAct(ctx, tx),
    report: (await readEstate(ctx, tx, owner.id)).report,
    lastReportEndedAt: await lastReportEnd(tx, owner.id),
    deletesAt: deletion.deletesAt,
    first: await readLetter(tx, deletion.firstMailId, owner.email),
    reminder: await readLetter(tx, deletion.reminderMailId, owner.email),
    charging: subscription ? await readCharging(tx, subscription.id) : 'ended',
    books: subscription ? await readBooks(ctx, tx, subscription.id, now) : 'clear',
  };
}

/** The rows of a deletion, under their locks. */
export interface Locked {
  deletion: DeletionRow;
  owner: OwnerRow;
  subscription: SubscriptionRow | null;
}

async function lastReportEnd(tx: Database, userId: number): Promise<Date | null> {
  const [last] = await tx
    .select({
      at: sql<string | null>`max(greatest(${reports.refutedAt}, ${reports.expiredAt}, ${reports.revokedAt}))`,
    })
    .from(reports)
    .where(eq(reports.userId, userId));
  return last?.at ? new Date(last.at) : null;
}

/** A letter to an address that is no longer the owner's told nobody. */
async function readLetter(
  tx: Database,
  mailId: string | null,
  address: string,
): Promise<DeletionLetter | null> {
  if (mailId === null) return null;
  const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId));
  if (mail?.recipient !== address) return null;
  return { writtenAt: mail.createdAt, fate: fateOf(mail) };
}

function fateOf({
  state,
  acceptedAt,
  refusedAt,
}: Pick<typeof mails.$inferSelect, 'state' | 'acceptedAt' | 'refusedAt'>): DeletionLetter['fate'] {
  if (acceptedAt) return { kind: 'accepted', at: acceptedAt };
  if (refusedAt) return { kind: 'refused', at: refusedAt };
  return { kind: state === 'queued' ? 'waits' : 'lost' };
}

async function readCharging(tx: Database, subscriptionId: number): Promise<DeletionFacts['charging']> {
  const open = (
    await tx.select().from(agreements).where(eq(agreements.subscriptionId, subscriptionId))
  ).filter(({ cancelledAt }) => cancelledAt === null);
  if (open.length === 0) return 'ended';
  return open.some(({ cancelWantedAt }) => cancelWantedAt === null) ? 'running' : 'ending';
}
