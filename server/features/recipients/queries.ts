import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { preparedOn } from '../../db/prepared.ts';
import {
  deathIncapacitationReports as reports,
  reportConfirmations,
  subscriptions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { readLastOpenings, releasedEstate } from '../access/read-estate.ts';
import type { OwnerFacts } from '../access/rules.ts';

export type SharedRow = Awaited<ReturnType<typeof findShared>>[number];

/**
 * The owner of each LeaveBit. Its limit makes PostgreSQL look each one up. It guesses that more is shared with an address
 * than is, and would otherwise read all owners and subscriptions of a large database.
 */
const ownerOf = (db: Database) =>
  db
    .select({
      username: users.username,
      status: subscriptions.subStatus,
      nextPaymentDate: subscriptions.nextPaymentDate,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, triggerBytes.userId))
    .limit(1)
    .as('owner');

/** What is shared with an address: all, or what a condition leaves of it. The latest saved comes first. */
const sharedQuery = (name: string, condition?: SQL) =>
  preparedOn((db) => {
    const owner = ownerOf(db);
    return db
      .select({
        leavebit: triggerBytes,
        ownerUsername: owner.username,
        subscription: { status: owner.status, nextPaymentDate: owner.nextPaymentDate },
        /** The report that opened the owner's estate; null unless one is released. */
        release: reports,
        /** How many reporters confirmed it. */
        confirmations: sql<number>`(select count(*)::int from ${reportConfirmations}
        where ${reportConfirmations.reportId} = ${reports.id} and ${reportConfirmations.confirmedAt} is not null)`,
      })
      .from(triggerBytes)
      .innerJoinLateral(owner, sql`true`)
      .leftJoin(reports, and(eq(reports.userId, triggerBytes.userId), eq(reports.status, 'released')))
      .where(and(sql`${triggerBytes.sharingEmails} @> array[${sql.placeholder('email')}]::text[]`, condition))
      .orderBy(desc(triggerBytes.lastUpdate), desc(triggerBytes.id))
      .prepare(name);
  });
const allShared = sharedQuery('leavebits-of-recipient');
const oneShared = sharedQuery('leavebit-of-recipient', eq(triggerBytes.id, sql.placeholder('id')));

/** Finds the LeaveBits that are shared with a normalized address: all, or the one asked for. */
export async function findShared(db: Database, email: string, scope: number | 'all') {
  const rows =
    scope === 'all'
      ? await allShared(db).execute({ email })
      : await oneShared(db).execute({ email, id: scope });
  const released = rows.filter(({ release }) => release !== null);
  const lastOpenings = await readLastOpenings(
    db,
    released.map(({ leavebit }) => leavebit.userId),
  );
  return rows.map(({ subscription, ...row }) => {
    const releasedAt = row.release?.releasedAt;
    const estate = releasedAt
      ? releasedEstate(row.leavebit.userId, releasedAt, lastOpenings)
      : ({ report: 'none' } as const);
    const owner: OwnerFacts = { estate, subscription };
    return { ...row, owner };
  });
}
