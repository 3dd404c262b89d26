import { and, eq, inArray, sql } from 'drizzle-orm';
import { openingDate, releaseTypesWhere, type ReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  deathIncapacitationReports as reports,
  subscriptions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { isNotTrashed } from './shared-with.ts';
import { isAtRest, type Estate, type OwnerFacts } from './rules.ts';

/** The release types that open on a date. */
const datedTypes = releaseTypesWhere({ nothing: false, report: false, date: true });

const isPendingOrReleased = inArray(reports.status, ['pending', 'released']);

/** Reads the facts that decide for all recipients of an owner. */
export async function readOwnerFacts(
  ctx: Pick<Context, 'config'>,
  db: Database,
  userId: number,
): Promise<OwnerFacts> {
  const facts = await readFactsOfOwners(ctx, db, [userId]);
  return facts.get(userId) ?? { estate: { report: 'none' }, subscription: null };
}

/** The same for several owners at once. */
export async function readFactsOfOwners(
  { config }: Pick<Context, 'config'>,
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, OwnerFacts>> {
  const rows = await db
    .select({
      userId: users.id,
      subscription: { status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate },
      report: { releasedAt: reports.releasedAt, userId: reports.userId },
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(reports, and(eq(reports.userId, users.id), isPendingOrReleased))
    .where(inArray(users.id, [...userIds]));
  const released = rows.flatMap(({ userId, report }) => (report?.releasedAt ? [userId] : []));
  const lastOpenings = await readLastOpenings(db, released);
  return new Map(
    rows.map(({ userId, subscription, report }) => [
      userId,
      {
        estate: estateOf(userId, report, lastOpenings),
        subscription: subscription && { ...subscription, isBilled: config.takesPayments },
      },
    ]),
  );
}

/** Reads the state of an owner's estate. */
export async function readEstate(db: Database, userId: number): Promise<Estate> {
  const [report] = await db
    .select({ releasedAt: reports.releasedAt })
    .from(reports)
    .where(and(eq(reports.userId, userId), isPendingOrReleased));
  const lastOpenings = await readLastOpenings(db, report?.releasedAt ? [userId] : []);
  return estateOf(userId, report ?? null, lastOpenings);
}

/** @param report the one that is pending or released. */
function estateOf(
  userId: number,
  report: { releasedAt: Date | null } | null,
  lastOpenings: ReadonlyMap<number, Date>,
): Estate {
  if (!report) return { report: 'none' };
  if (report.releasedAt === null) return { report: 'pending' };
  return releasedEstate(userId, report.releasedAt, lastOpenings);
}

/** The estate that a report has released. @param lastOpenings from `readLastOpenings`, with this owner among those asked for. */
export function releasedEstate(
  userId: number,
  releasedAt: Date,
  lastOpenings: ReadonlyMap<number, Date>,
): Estate {
  return { report: 'released', releasedAt, lastOpening: lastOpenings.get(userId) ?? null };
}

/** The latest date that anything of an owner's opens on, for each of some owners. Nothing in the trash opens. Owners without a date are left out. */
export async function readLastOpenings(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const last = new Map<number, Date>();
  if (userIds.length === 0) return last;
  const setting = sql<ReleaseSetting>`rule.value`;
  const rows = await db
    .selectDistinct({ userId: triggerBytes.userId, setting })
    .from(triggerBytes)
    .innerJoin(sql`lateral jsonb_each(${triggerBytes.sharingConfig}) as rule`, sql`true`)
    .where(
      and(
        inArray(triggerBytes.userId, [...new Set(userIds)]),
        isNotTrashed,
        inArray(sql`rule.value ->> 'releaseType'`, datedTypes),
      ),
    );
  for (const row of rows) {
    // The rule parses the date, not the database: PostgreSQL knows other dates.
    const opensAt = openingDate(row.setting);
    const known = last.get(row.userId);
    if (opensAt !== null && (known === undefined || opensAt > known)) last.set(row.userId, opensAt);
  }
  return last;
}

/** Whether an owner's estate is at rest: nobody is asked to pay, and nothing is destroyed. */
export async function isEstateAtRest(db: Database, userId: number, now: Date): Promise<boolean> {
  return isAtRest(await readEstate(db, userId), now);
}
