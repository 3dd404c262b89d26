import { decideReport, type ReportFacts, type ReportState } from '#server/features/release/reports/rules.ts';
import type {
  WarningDelivery,
  WarningOutcome,
  OwnerWarningStage,
  WarningSummary,
} from '#server/features/release/reports/warning-rules.ts';

/** A point in time, in hours from the start of a report. */
export const hoursAfterReportStart = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 3_600_000);

/** A report with enough confirmations. */
export const createReportState = (change: Partial<ReportState> = {}): ReportState => ({
  status: 'pending',
  begunAt: hoursAfterReportStart(0),
  expiresAt: hoursAfterReportStart(24),
  refuteTimeHours: 24,
  requiredConfirmations: 2,
  confirmations: 2,
  denials: 0,
  deniedAt: null,
  confirmedAt: hoursAfterReportStart(1),
  ...change,
});
/** The owner was notified immediately. */
export const acceptedDelivery: WarningDelivery = { kind: 'accepted', at: hoursAfterReportStart(0.1) };
/** The times at which the owner was notified. */
export const createDeliveries = (...some: readonly number[]): WarningOutcome[] =>
  some.map((at) => ({ tried: hoursAfterReportStart(at), at: hoursAfterReportStart(at) }));
/** A report's warnings, apart from their delivery. */
export type TestWarnings = Omit<WarningSummary, 'delivery'>;
/** The first warning has reached the owner. */
export const createWarningState = (change: Partial<TestWarnings> = {}): TestWarnings => ({
  written: [{ stage: 'first', at: hoursAfterReportStart(0) }],
  queued: null,
  outcomes: createDeliveries(0.1),
  ...change,
});
/** A warning waiting since one time and last attempted at the other. */
export const createWaitingWarning = (since: number, triedAt: number | null = since) => ({
  since: hoursAfterReportStart(since),
  triedAt: triedAt === null ? null : hoursAfterReportStart(triedAt),
});
/** Warnings that were written immediately. */
export const createWarningStages = (...some: OwnerWarningStage[]) =>
  some.map((stage) => ({ stage, at: hoursAfterReportStart(0) }));
/** The first warning and others were written. */
export const createWrittenWarnings = (...some: OwnerWarningStage[]) =>
  createWarningState({ written: createWarningStages('first', ...some) });
/** The facts of a report at a given time, without earlier outages. */
export const createReportFacts = (
  report: ReportState,
  delivery: WarningDelivery,
  warnings: TestWarnings,
  now: Date,
): ReportFacts => ({
  report,
  warnings: { ...warnings, delivery },
  uptimeMs: (since) => now.getTime() - since.getTime(),
});
/** The decision at a given time, without earlier outages. */
export const decideTestReport = (
  report: ReportState,
  delivery: WarningDelivery,
  warnings: TestWarnings,
  now: Date,
) => decideReport(createReportFacts(report, delivery, warnings, now), now);
/** The step at a given time, without earlier outages. */
export const computeReleaseStep = (...given: Parameters<typeof decideTestReport>) =>
  decideTestReport(...given).step;
