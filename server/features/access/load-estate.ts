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

/** The release types that open on a date. */
const datedTypes = listReleaseTypesByCondition({ nothing: false, report: false, date: true });

const isPendingOrReleased = inArray(reports.status, ['pending', 'released']);

/** What it takes to read an estate: its LeaveBits must say reliably when they open. */
type EstateReader = Pick<Context, 'keyRing' | 'logger'>;

/** Reads the facts that decide for all recipients of an owner. */
export async function loadOwnerAccessFacts(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  userId: number,
): Promise<OwnerAccessFacts> {
  const facts = await loadAccessFactsByOwner(ctx, db, [userId]);
  return facts.get(userId) ?? { estate: { report: 'none' }, subscription: null };
}

/** The same for several owners at once. */
export async function loadAccessFactsByOwner(
  ctx: EstateReader & Pick<Context, 'config'>,
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, OwnerAccessFacts>> {
  const rows = await db
    .select({
      userId: users.id,
      subscription: { status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate },
      // Drizzle takes an object of a left join for null when its first column is.
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

/** Reads the state of an owner's estate. */
export async function loadEstateState(ctx: EstateReader, db: Database, userId: number): Promise<EstateState> {
  const [report] = await db
    .select({ releasedAt: reports.releasedAt })
    .from(reports)
    .where(and(eq(reports.userId, userId), isPendingOrReleased));
  const lastOpenings = await loadLastOpeningDates(ctx, db, report?.releasedAt ? [userId] : []);
  return estateOf(userId, report ?? null, lastOpenings);
}

/** @param report the one that is pending or released. */
function estateOf(
  userId: number,
  report: { releasedAt: Date | null } | null,
  lastOpenings: ReadonlyMap<number, Date>,
): EstateState {
  if (!report) return { report: 'none' };
  if (report.releasedAt === null) return { report: 'pending' };
  return toReleasedEstate(userId, report.releasedAt, lastOpenings);
}

/** The estate that a report has released. @param lastOpenings from `loadLastOpeningDates`, with this owner among those asked for. */
export function toReleasedEstate(
  userId: number,
  releasedAt: Date,
  lastOpenings: ReadonlyMap<number, Date>,
): EstateState {
  return { report: 'released', releasedAt, lastOpening: lastOpenings.get(userId) ?? null };
}

/**
 * The latest date that anything of an owner's opens on, for each of some owners. Nothing in the trash opens, and nothing that is
 * damaged. Owners without a date are left out.
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
  // Only the latest intact LeaveBit of each owner counts, so the others need no decryption.
  for (const { row, opensAt } of dated.sort((one, other) => +other.opensAt - +one.opensAt)) {
    if (!last.has(row.userId) && !withIntegrityCheck(ctx, row).isDamaged) last.set(row.userId, opensAt);
  }
  return last;
}

/** The rule parses the dates, not the database: PostgreSQL knows other dates. */
function lastOpeningIn({ sharingConfig }: IntegrityRow): Date | null {
  const dates = Object.values(sharingConfig).flatMap((setting) => findOpeningDate(setting) ?? []);
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null;
}

/** Whether an owner's estate is at rest: nobody is asked to pay, and nothing is destroyed. */
export async function isOwnerEstateOnHold(
  ctx: EstateReader,
  db: Database,
  userId: number,
  now: Date,
): Promise<boolean> {
  return isEstateOnHold(await loadEstateState(ctx, db, userId), now);
}

/**
 * Whether an owner has locked a released estate again a short time ago. It may have been a thief who locked out the heirs, so nothing
 * is destroyed yet.
 */
export async function hasRecentRevocation(db: Database, userId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - deletionLimits.afterRevocationDays * DAY_MS);
  return (await db.$count(reports, and(eq(reports.userId, userId), gt(reports.revokedAt, since)))) > 0;
}
