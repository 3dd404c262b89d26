import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';
import { findOpeningDate, listReleaseTypesByCondition } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import {
  deathIncapacitationReports as reports,
  subscriptions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { isNotTrashed } from './shared-with.ts';
import { isEstateOnHold, type EstateState, type OwnerAccessFacts } from './rules.ts';
import { withIntegrityCheck, integrityColumns, type IntegrityRow } from './integrity.ts';

const datedTypes = listReleaseTypesByCondition({ nothing: false, report: false, date: true });

const isPendingOrReleased = inArray(reports.status, ['pending', 'released']);

/** Dependencies for reading an estate and verifying its LeaveBits. */
type EstateReader = Pick<Context, 'keyRing' | 'logger'>;

const factsQuery = defineHotQuery('owner-access-facts', (db) =>
  db
    .select({
      userId: users.id,
      subscription: { status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate },
      // Drizzle treats a left-joined object as null when its first column is null.
      report: { userId: reports.userId, releasedAt: reports.releasedAt },
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(reports, and(eq(reports.userId, users.id), isPendingOrReleased))
    .where(sql`${users.id} = any(${sql.placeholder('userIds')}::bigint[])`),
);

/** Loads the facts about an owner that apply to all of their recipients. */
export async function loadOwnerAccessFacts(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  userId: number,
): Promise<OwnerAccessFacts> {
  const facts = await loadAccessFactsByOwner(ctx, db, [userId]);
  return facts.get(userId) ?? { estate: { report: 'none' }, subscription: null };
}

/** Batch version of `loadOwnerAccessFacts`. */
export async function loadAccessFactsByOwner(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, OwnerAccessFacts>> {
  const rows = await factsQuery(db, { userIds });
  const released = rows.flatMap(({ userId, report }) => (report?.releasedAt ? [userId] : []));
  const lastOpenings = await loadLastOpeningDates(ctx, db, released);
  return new Map(
    rows.map(({ userId, subscription, report }) => [
      userId,
      {
        estate: estateOf(userId, report, lastOpenings),
        subscription: subscription && { ...subscription, isBilled: ctx.config.takesPayments },
      },
    ]),
  );
}

export async function loadEstateState(ctx: EstateReader, db: Database, userId: number): Promise<EstateState> {
  const [report] = await db
    .select({ releasedAt: reports.releasedAt })
    .from(reports)
    .where(and(eq(reports.userId, userId), isPendingOrReleased));
  const lastOpenings = await loadLastOpeningDates(ctx, db, report?.releasedAt ? [userId] : []);
  return estateOf(userId, report ?? null, lastOpenings);
}

/** @param report the pending or released report, if any */
function estateOf(
  userId: number,
  report: { releasedAt: Date | null } | null,
  lastOpenings: ReadonlyMap<number, Date>,
): EstateState {
  if (!report) return { report: 'none' };
  if (report.releasedAt === null) return { report: 'pending' };
  return toReleasedEstate(userId, report.releasedAt, lastOpenings);
}

/**
 * The state of an estate that a report has released.
 * @param lastOpenings from `loadLastOpeningDates`, called for at least this owner
 */
export function toReleasedEstate(
  userId: number,
  releasedAt: Date,
  lastOpenings: ReadonlyMap<number, Date>,
): EstateState {
  return { report: 'released', releasedAt, lastOpening: lastOpenings.get(userId) ?? null };
}

/**
 * The date on which the last of each owner's dated LeaveBits opens, ignoring trashed and damaged ones. Owners without a date
 * are omitted.
 */
export async function loadLastOpeningDates(
  ctx: EstateReader,
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const last = new Map<number, Date>();
  if (userIds.length === 0) return last;
  const rows = await db
    .select(integrityColumns)
    .from(triggerBytes)
    .where(
      and(
        inArray(triggerBytes.userId, [...new Set(userIds)]),
        isNotTrashed,
        sql`exists (select from jsonb_each(${triggerBytes.sharingConfig}) as rule
          where ${inArray(sql`rule.value ->> 'releaseType'`, datedTypes)})`,
      ),
    );
  const dated = rows.flatMap((row) => {
    const opensAt = lastOpeningIn(row);
    return opensAt === null ? [] : [{ row, opensAt }];
  });
  // Only each owner's latest intact LeaveBit matters, so the others needn't be verified.
  for (const { row, opensAt } of dated.sort((one, other) => +other.opensAt - +one.opensAt)) {
    if (!last.has(row.userId) && !withIntegrityCheck(ctx, row).isDamaged) last.set(row.userId, opensAt);
  }
  return last;
}

/** Parsed by the domain rule rather than in SQL, because PostgreSQL accepts other date formats. */
function lastOpeningIn({ sharingConfig }: IntegrityRow): Date | null {
  const dates = Object.values(sharingConfig).flatMap((setting) => findOpeningDate(setting) ?? []);
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null;
}

/** While an owner's estate is on hold, no payment is requested and nothing is destroyed. */
export async function isOwnerEstateOnHold(
  ctx: EstateReader,
  db: Database,
  userId: number,
  now: Date,
): Promise<boolean> {
  return isEstateOnHold(await loadEstateState(ctx, db, userId), now);
}

/**
 * Whether an owner recently revoked a release. A thief may have done so to lock out the heirs, so nothing is destroyed for a
 * while.
 */
export async function hasRecentRevocation(db: Database, userId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - deletionLimits.afterRevocationDays * DAY_MS);
  return (await db.$count(reports, and(eq(reports.userId, userId), gt(reports.revokedAt, since)))) > 0;
}
