import type { Database } from '#server/db/database.ts';
import { listOutages } from '../../recovery/record-heartbeat.ts';
import { computeUptimeMs } from '../../recovery/rules.ts';
import { isDenying } from '../links/rules.ts';
import { countConfirmations, listDenials, loadWarningFacts, type ReportRow } from '../queries.ts';
import { decideReport, getOwnerDeadlineIfWarnedNow, type ReportFacts } from './rules.ts';
import { summarizeWarnings } from './warning-rules.ts';

/** When the owner's refute period started: at the report, or at the end of a later recovery. */
const begunAt = ({ reportedAt, restartedAt }: ReportRow): Date => restartedAt ?? reportedAt;

export async function loadReportFacts(db: Database, report: ReportRow, now: Date): Promise<ReportFacts> {
  const warnings = await loadWarningFacts(db, report);
  const outages = await listOutages(db, begunAt(report), now);
  const confirmations = await countConfirmations(db, report.id);
  const denials = await listDenials(db, report.id);
  return {
    report: {
      ...report,
      begunAt: begunAt(report),
      confirmations,
      denials: denials.filter(isDenying).length,
      deniedAt: denials.at(-1)?.deniedAt ?? null,
    },
    warnings: summarizeWarnings(warnings, now),
    uptimeMs: (since) => computeUptimeMs(since, now, outages),
  };
}

/** A report whose `expiresAt` is the owner's deadline as stated on pages and in emails. */
export async function withOwnerDeadline(db: Database, report: ReportRow, now: Date): Promise<ReportRow> {
  if (report.status !== 'pending') return report;
  return { ...report, expiresAt: decideReport(await loadReportFacts(db, report, now), now).ownerDeadline };
}

/** The same, for a warning about a pending report that is written now. */
export async function withOwnerDeadlineIfWarnedNow(
  db: Database,
  report: ReportRow,
  now: Date,
): Promise<ReportRow> {
  return { ...report, expiresAt: getOwnerDeadlineIfWarnedNow(await loadReportFacts(db, report, now), now) };
}
