import {
  nextStep,
  type Hearing,
  type ReportState,
  type Telling,
  type WarningStage,
  type WarningState,
} from '../../../server/features/release/rules.ts';

/** A moment, in hours from the beginning of a report. */
export const hours = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 3_600_000);

/** A report that was confirmed by enough others. */
export const report = (change: Partial<ReportState> = {}): ReportState => ({
  status: 'pending',
  begunAt: hours(0),
  expiresAt: hours(24),
  refuteTimeHours: 24,
  requiredConfirmations: 2,
  confirmations: 2,
  confirmedAt: hours(1),
  ...change,
});
/** The owner was told at once. */
export const heard: Hearing = { kind: 'accepted', at: hours(0.1) };
/** The moments at which the owner was told. */
export const tellings = (...some: readonly number[]): Telling[] =>
  some.map((at) => ({ tried: hours(at), at: hours(at) }));
/** The first warning has reached the owner. */
export const warnings = (change: Partial<WarningState> = {}): WarningState => ({
  written: [{ stage: 'first', at: hours(0) }],
  queued: null,
  told: tellings(0.1),
  ...change,
});
/** A warning waits since then, and was tried last at the other moment. */
export const waiting = (since: number, triedAt: number | null = since) => ({
  since: hours(since),
  triedAt: triedAt === null ? null : hours(triedAt),
});
/** Warnings that were written at once. */
export const stages = (...some: WarningStage[]) => some.map((stage) => ({ stage, at: hours(0) }));
/** The first warning and others were written. */
export const written = (...some: WarningStage[]) => warnings({ written: stages('first', ...some) });
/** The step at a moment when there was no outage before. */
export const step = (state: ReportState, hearing: Hearing, warned: WarningState, now: Date) =>
  nextStep(state, hearing, warned, (since) => now.getTime() - since.getTime(), now);
