import type { Database } from '../../../db/database.ts';
import { readOutages } from '../../recovery/read-outages.ts';
import { workingMs } from '../../recovery/rules.ts';
import { countConfirmations, readWarningFacts, type ReportRow } from '../queries.ts';
import {
  hearingOf,
  ownersTimeAsWarned,
  ownersTimeEnds,
  warningState,
  type Hearing,
  type ReportState,
  type WarningState,
} from '../rules.ts';

/** All facts that decide about a report, in the form that the rules take. */
export interface Circumstances {
  state: ReportState;
  hearing: Hearing;
  warnings: WarningState;
  /** How long the product worked since a moment, in ms. */
  workedMs: (since: Date) => number;
}

/** When the owner's time began: with the report, or again with the end of a recovery. */
const begunAt = ({ reportedAt, restartedAt }: ReportRow): Date => restartedAt ?? reportedAt;

export async function readCircumstances(db: Database, report: ReportRow, now: Date): Promise<Circumstances> {
  const facts = await readWarningFacts(db, report);
  const outages = await readOutages(db, begunAt(report), now);
  const confirmations = await countConfirmations(db, report.id);
  return {
    state: { ...report, begunAt: begunAt(report), confirmations },
    hearing: hearingOf(facts, now),
    warnings: warningState(facts, now),
    workedMs: (since) => workingMs(since, now, outages),
  };
}

/** A report with the moment from `ownersTimeEnds` as its `expiresAt`. The owner has time at least until then. */
export async function withOwnersTime(db: Database, report: ReportRow, now: Date): Promise<ReportRow> {
  if (report.status !== 'pending') return report;
  const { state, warnings, workedMs } = await readCircumstances(db, report, now);
  return { ...report, expiresAt: ownersTimeEnds(state, warnings, workedMs, now) };
}

/** The same for a warning of a pending report that is written now. */
export async function withTimeAsWarned(db: Database, report: ReportRow, now: Date): Promise<ReportRow> {
  const { state, hearing, warnings, workedMs } = await readCircumstances(db, report, now);
  return { ...report, expiresAt: ownersTimeAsWarned(state, hearing, warnings, workedMs, now) };
}
