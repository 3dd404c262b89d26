import { and, eq, inArray, sql } from 'drizzle-orm';
import { readableUntil } from '#shared/domain/estate.ts';
import { openingDate } from '#shared/domain/release.ts';
import type { Database } from '../../db/database.ts';
import { deathIncapacitationReports as reports, triggerBytes } from '../../db/schema/index.ts';

/** Until when an owner's estate can be read whatever the subscription says; null unless it is released. */
export async function estateReadableUntil(db: Database, userId: number): Promise<Date | null> {
  const [released] = await db
    .select({ releasedAt: reports.releasedAt })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.status, 'released')));
  if (!released?.releasedAt) return null;
  const lastOpenings = await readLastOpenings(db, [userId]);
  return readableUntil({ releasedAt: released.releasedAt, lastOpening: lastOpenings.get(userId) ?? null });
}

/** The latest date that anything of an owner's opens on, for each of some owners; those without any are left out. */
export async function readLastOpenings(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const last = new Map<number, Date>();
  if (userIds.length === 0) return last;
  // Dates are read here as the rule reads them that opens by them; the database knows other ones.
  const scheduledDate = sql<string | null>`rule.value ->> 'scheduledDate'`;
  const rows = await db
    .selectDistinct({ userId: triggerBytes.userId, scheduledDate })
    .from(triggerBytes)
    .innerJoin(sql`lateral jsonb_each(${triggerBytes.sharingConfig}) as rule`, sql`true`)
    .where(
      and(
        inArray(triggerBytes.userId, [...new Set(userIds)]),
        eq(sql`rule.value ->> 'releaseType'`, 'scheduled'),
      ),
    );
  for (const { userId, scheduledDate: date } of rows) {
    const opensAt = openingDate({ releaseType: 'scheduled', scheduledDate: date ?? undefined });
    const known = last.get(userId);
    if (opensAt !== null && (known === undefined || opensAt > known)) last.set(userId, opensAt);
  }
  return last;
}

/** Whether what waits for an owner's death or incapacity is open. */
export async function isEstateReleased(db: Database, userId: number): Promise<boolean> {
  const released = await db.$count(reports, and(eq(reports.userId, userId), eq(reports.status, 'released')));
  return released > 0;
}

/** Whether a report about the owner is running: nothing of theirs may be destroyed meanwhile. */
export async function hasPendingReport(db: Database, userId: number): Promise<boolean> {
  const pending = await db.$count(reports, and(eq(reports.userId, userId), eq(reports.status, 'pending')));
  return pending > 0;
}
