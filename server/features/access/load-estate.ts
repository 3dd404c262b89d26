import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';
import { findOpeningDate, listReleaseTypesByCondition } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/matches-any-id.ts';
import {
  deathIncapacitationReports as reports,
  subscriptions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { isNotTrashed } from './shared-with.ts';
import { isEstateOnHold, type EstateState, type OwnerAccessFacts } from './rules.ts';
import { withIntegrityCheck, integrityColumns, type IntegrityRow } from './integrity.ts';

/** The release types with a date. */
const datedTypes = listReleaseTypesByCondition({ nothing: false, report: false, date: true });

const isPendingOrReleased = inArray(reports.status, ['pending', 'released']);

/** The dependencies for reading an estate, including those that verify its LeaveBits. */
type EstateReader = Pick<Context, 'keyRing' | 'logger'>;

/** Loads the owner's facts that apply to all of their recipients. */
export async function loadOwnerAccessFacts(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  userId: number,
): Promise<OwnerAccessFacts> {
  const facts = await loadAccessFactsByOwner(ctx, db, [userId]);
  return facts.get(userId) ?? { estate: { report: 'none' }, subscription: null };
}

/** The same for several owners. */
export async function loadAccessFactsByOwner(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, OwnerAccessFacts>> {
  const rows = await db
    .select({
      userId: users.id,
      subscription: { status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate },
      // Drizzle treats a left-joined object as null when its first column is null.
      report: { userId: reports.userId, releasedAt: reports.releasedAt },
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(reports, and(eq(reports.userId, users.id), isPendingOrReleased))
    .where(matchesAnyId(users.id, userIds));
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

/** Loads the state of an owner's estate. */
export async function loadEstateState(ctx: EstateReader, db: Database, userId: number): Promise<EstateState> {
  const [report] = await db
    .select({ releasedAt: reports.releasedAt })
    .from(reports)
    .where(and(eq(reports.userId, userId), isPendingOrReleased));
  const lastOpenings = await loadLastOpeningDates(ctx, db, report?.releasedAt ? [userId] : []);
  return estateOf(userId, report ?? null, lastOpenings);
}

/** @param report the pending or released one. */
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
 * The estate released by a report.
 * @param lastOpenings from `loadLastOpeningDates`, queried for at least this owner.
 */
export function toReleasedEstate(
  userId: number,
  releasedAt: Date,
  lastOpenings: ReadonlyMap<number, Date>,
): EstateState {
  return { report: 'released', releasedAt, lastOpening: lastOpenings.get(userId) ?? null };
}

/**
 * For each of the given owners, the latest date on which any LeaveBit opens. Trashed and damaged LeaveBits never open. Owners
 * without a date are omitted.
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
  // Only the latest intact LeaveBit of each owner counts, so the others needn't be verified.
  for (const { row, opensAt } of dated.sort((one, other) => +other.opensAt - +one.opensAt)) {
    if (!last.has(row.userId) && !withIntegrityCheck(ctx, row).isDamaged) last.set(row.userId, opensAt);
  }
  return last;
}

/** Dates are parsed by the rule, not by the database: PostgreSQL accepts other formats. */
function lastOpeningIn({ sharingConfig }: IntegrityRow): Date | null {
  const dates = Object.values(sharingConfig).flatMap((setting) => findOpeningDate(setting) ?? []);
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null;
}

/** Whether an owner's estate is on hold: no payment is requested, and nothing is destroyed. */
export async function isOwnerEstateOnHold(
  ctx: EstateReader,
  db: Database,
  userId: number,
  now: Date,
): Promise<boolean> {
  return isEstateOnHold(await loadEstateState(ctx, db, userId), now);
}

/** Whether an owner recently revoked a release. It may have been a thief locking out the heirs, so nothing is destroyed yet. */
export async function hasRecentRevocation(db: Database, userId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - deletionLimits.afterRevocationDays * DAY_MS);
  return (await db.$count(reports, and(eq(reports.userId, userId), gt(reports.revokedAt, since)))) > 0;
}
