import type { Database } from '#server/db/database.ts';
import { listOutages } from '../../recovery/list-outages.ts';
import { computeUptimeMs } from '../../recovery/rules.ts';
import { countConfirmations, loadWarningFacts, type ReportRow } from '../queries.ts';
import {
  getWarningDelivery,
  getWarnedRefuteDeadline,
  getRefuteDeadline,
  summarizeWarnings,
  type WarningDelivery,
  type ReportState,
  type WarningState,
} from '../rules.ts';

/** All facts that decide a report, in the shape that the rules expect. */
export interface ReportFacts {
  state: ReportState;
  delivery: WarningDelivery;
  warnings: WarningState;
  /** The product's uptime since a given moment, in ms. */
  uptimeMs: (since: Date) => number;
}

/** When the owner's time started: at the report, or at the end of a later recovery. */
const begunAt = ({ reportedAt, restartedAt }: ReportRow): Date => restartedAt ?? reportedAt;

export async function loadReportFacts(db: Database, report: ReportRow, now: Date): Promise<ReportFacts> {
  const facts = await loadWarningFacts(db, report);
  const outages = await listOutages(db, begunAt(report), now);
  const confirmations = await countConfirmations(db, report.id);
  return {
    state: { ...report, begunAt: begunAt(report), confirmations },
    delivery: getWarningDelivery(facts, now),
    warnings: summarizeWarnings(facts, now),
    uptimeMs: (since) => computeUptimeMs(since, now, outages),
  };
}

/** A report with `getRefuteDeadline` as its `expiresAt`. The owner has at least until then. */
export async function withRefuteDeadline(db: Database, report: ReportRow, now: Date): Promise<ReportRow> {
  if (report.status !== 'pending') return report;
  const { state, warnings, uptimeMs } = await loadReportFacts(db, report, now);
  return { ...report, expiresAt: getRefuteDeadline(state, warnings, uptimeMs, now) };
}

/** The same for a pending report's warning that is written now. */
export async function withWarnedRefuteDeadline(
  db: Database,
  report: ReportRow,
  now: Date,
): Promise<ReportRow> {
  const { state, delivery, warnings, uptimeMs } = await loadReportFacts(db, report, now);
  return { ...report, expiresAt: getWarnedRefuteDeadline(state, delivery, warnings, uptimeMs, now) };
}
