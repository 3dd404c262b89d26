import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { listReportsForPause, type OwnerRow } from '../queries.ts';
import { getCoolDown, getReportingPause, type ReportingPause } from './rules.ts';

/** Why, and until when, this reporter cannot report this owner. */
export async function loadReportingPause(
  db: Database,
  owner: Pick<OwnerRow, 'id' | 'coolDownDays'>,
  reporterEmail: string,
  now: Date,
): Promise<ReportingPause | null> {
  const [refuted] = await db
    .select({ at: max(reports.refutedAt) })
    .from(reports)
    .where(and(eq(reports.userId, owner.id), inArray(reports.refutedBy, ['link', 'home'])));
  const own = getReportingPause(await listReportsForPause(db, owner.id, reporterEmail, now), now);
  const coolDown = getCoolDown(refuted?.at ?? null, owner.coolDownDays, now);
  return own && coolDown && own.until > coolDown.until ? own : (coolDown ?? own);
}
