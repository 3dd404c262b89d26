import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import { deathIncapacitationReports as reports } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';

/** The report currently in force about an owner: pending, or released and not revoked. */
export interface ReportInForce {
  id: number;
  status: 'pending' | 'released';
  reportedAt: Date;
}

const isInForce = inArray(reports.status, ['pending', 'released']);

const buildQuery = (db: Database) =>
  db
    .select({ id: reports.id, status: reports.status, reportedAt: reports.reportedAt })
    .from(reports)
    .where(and(eq(reports.userId, sql.placeholder('userId')), isInForce));
const findQuery = defineHotQuery('report-in-force', buildQuery);
const lockQuery = defineHotQuery('lock-report-in-force', (db) => buildQuery(db).for('update'));

/** @param lock prevents the report from being released until the transaction ends. Acquire it before locking LeaveBits. */
export async function findReportInForce(
  db: Database,
  userId: number,
  { lock = false } = {},
): Promise<ReportInForce | null> {
  const [found] = await (lock ? lockQuery : findQuery)(db, { userId });
  if (found?.status !== 'pending' && found?.status !== 'released') return null;
  return { ...found, status: found.status };
}

/** When the latest report about an owner was refuted, expired or was revoked, and when a release was last revoked. */
export async function loadLastReportEndTimes(
  db: Database,
  userId: number,
): Promise<{ lastReportEndedAt: Date | null; lastRevokedAt: Date | null }> {
  const [last] = await db
    .select({
      endedAt: sql<
        string | null
      >`max(greatest(${reports.refutedAt}, ${reports.expiredAt}, ${reports.revokedAt}))`,
      revokedAt: max(reports.revokedAt),
    })
    .from(reports)
    .where(eq(reports.userId, userId));
  return {
    lastReportEndedAt: last?.endedAt ? new Date(last.endedAt) : null,
    lastRevokedAt: last?.revokedAt ?? null,
  };
}

/**
 * Rejects any change to what heirs can read once a report is released, so that a session thief can't empty or falsify an
 * inheritance. An owner who is alive must revoke the release first.
 * @throws DomainError `estate-open`
 */
export async function assertEstateNotOpen(db: Database, userId: number): Promise<void> {
  const report = await findReportInForce(db, userId);
  if (report?.status === 'released') throw estateOpenError();
}

export const isEstateOpenError = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'estate-open';

export const estateOpenError = () =>
  new DomainError(
    'estate-open',
    'Your LeaveBits have been released because of a report about you, so nothing can be changed. First use the button at the top of your home page: it locks everything again.',
  );
