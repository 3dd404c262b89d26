import { and, eq } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Database } from '../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../db/schema/index.ts';

/** Until when an owner's estate can be read whatever the subscription says; null unless it is released. */
export async function estateReadableUntil(db: Database, userId: number): Promise<Date | null> {
  const [released] = await db
    .select({ releasedAt: reports.releasedAt })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.status, 'released')));
  return released?.releasedAt ? readableUntil(released.releasedAt) : null;
}

/** Whether what waits for an owner's death or incapacity is open. */
export async function isEstateReleased(db: Database, userId: number): Promise<boolean> {
  return (await estateReadableUntil(db, userId)) !== null;
}

/** The end of the time after a release in which the subscription does not matter. */
export function readableUntil(releasedAt: Date): Date {
  return addMonths(releasedAt, limits.estateReadableMonths);
}

/** Whether a report about the owner is running: nothing of theirs may be destroyed meanwhile. */
export async function hasPendingReport(db: Database, userId: number): Promise<boolean> {
  const pending = await db.$count(reports, and(eq(reports.userId, userId), eq(reports.status, 'pending')));
  return pending > 0;
}
