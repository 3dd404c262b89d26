import type { ReportStatus } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';
import {
  findEarliestDate,
  getWarningTransitEnd,
  isWarningInTransit,
  findLatestDate,
  type WarningDelivery,
  type OwnerWarningStage,
  type WarningSummary,
} from './warning-rules.ts';

/** A report. Its settings are those in force when it was submitted. */
export interface ReportState {
  status: ReportStatus;
  /** When the owner's refute period started: at the report, or at the end of a later recovery. */
  begunAt: Date;
  /** The owner's deadline to refute, as last set. */
  expiresAt: Date;
  refuteTimeHours: number;
  /** As of the submission. Each denial requires one more (`countNeededConfirmations`). */
  requiredConfirmations: number;
  /** How many distinct reporters, not counting the one who reported, have confirmed. */
  confirmations: number;
  /** How many distinct reporters deny the report and have not confirmed it since. */
  denials: number;
  /** When a reporter last denied it for the first time. It stays when that denial is withdrawn. */
  deniedAt: Date | null;
  /** When the last required confirmation arrived. Null while one is missing. */
  confirmedAt: Date | null;
}

/** Everything on which a decision about a report depends. */
export interface ReportFacts {
  report: ReportState;
  warnings: WarningSummary;
  /** The product's uptime in ms since a given time. The owner couldn't refute during an outage. */
  uptimeMs: (since: Date) => number;
}

/** The next step for a report. `at`: when to check again. Null: check again after a delivery attempt. */
export type ReportStep =
  | { kind: 'none' }
  | { kind: 'move-window'; expiresAt: Date }
  | { kind: 'warn'; stage: OwnerWarningStage }
  | { kind: 'release' }
  | { kind: 'expire' }
  | { kind: 'wait'; at: Date | null };

export interface ReportDecision {
  step: ReportStep;
  /**
   * The owner of a pending report has at least until this time. It is never before the end of the window, and later if they are
   * still owed uptime, for example after an outage. Once the window has ended without enough confirmations, it is computed as if
   * the last one came now.
   */
  ownerDeadline: Date;
  /** The first warning was not delivered promptly, so the refute window has not started. */
  isDelayed: boolean;
  /** No warning was delivered, or a confirmed report has been waiting for a queued one for a day. */
  isOwnerUnreachable: boolean;
}

/**
 * Decides a report's next step, for its job, its pages and its emails. Pure, so it can be called at any time. A report is
 * released once three conditions hold: enough reporters have confirmed, a window that the owner could have known about has ended,
 * and the product has been up long enough since the owner was last notified.
 */
export function decideReport(facts: ReportFacts, now: Date): ReportDecision {
  const { report, warnings } = facts;
  const isPending = report.status === 'pending';
  return {
    step: isPending ? nextStep(facts, now) : { kind: 'none' },
    ownerDeadline: isPending ? getOwnerDeadline(facts, now) : report.expiresAt,
    isDelayed: isPending && isDelayed(report, warnings.delivery, now),
    isOwnerUnreachable: isPending && isOwnerUnreachable(facts, now),
  };
}

/** The owner's deadline for a warning written now, assuming that it is delivered immediately. */
export function getOwnerDeadlineIfWarnedNow(facts: ReportFacts, now: Date): Date {
  const { delivery, outcomes } = facts.warnings;
  const warnings: WarningSummary = {
    ...facts.warnings,
    delivery: delivery.kind === 'undelivered' ? { kind: 'accepted', at: now } : delivery,
    outcomes: [...outcomes, { tried: now, at: now }],
  };
  return decideReport({ ...facts, warnings }, now).ownerDeadline;
}

/**
 * The owner's deadline for a quorum notice. Null if none is sent because the deadline has passed, or because a warning is due,
 * which says the same and has a refute link.
 */
export function findQuorumNoticeDeadline(facts: ReportFacts, now: Date): Date | null {
  const { step, ownerDeadline } = decideReport(facts, now);
  return step.kind === 'warn' || ownerDeadline <= now ? null : ownerDeadline;
}

/**
 * The end of the owner's time away, for a report submitted now. Null if they aren't away. Never more than the maximum from now,
 * because clocks may be set back.
 */
export function getTimeAwayInForce(awayUntil: Date | null, now: Date): Date | null {
  const latest = new Date(now.getTime() + limits.awayMaxDays * DAY_MS);
  return awayUntil === null || awayUntil <= now ? null : findEarliestDate([awayUntil, latest]);
}

/**
 * The end of the window that a report states at its submission. An owner who is away has the whole time to refute after their
 * return. A stated end never moves forward, so this holds whatever becomes of the warnings.
 */
export function computeSubmittedWindowEnd(
  reportedAt: Date,
  refuteTimeHours: number,
  awayUntil: Date | null,
): Date {
  return computeRefuteWindowEnd(awayUntil ?? reportedAt, refuteTimeHours);
}

/** The end of a refute window that starts at this time. */
export function computeRefuteWindowEnd(reportedAt: Date, refuteTimeHours: number): Date {
  return new Date(reportedAt.getTime() + refuteTimeHours * HOUR_MS);
}

/** How many confirmations a release needs: each reporter who denies the report requires one more. */
export const countNeededConfirmations = ({
  requiredConfirmations,
  denials,
}: Pick<ReportState, 'requiredConfirmations' | 'denials'>): number => requiredConfirmations + denials;

export const hasEnoughConfirmations = (
  report: Pick<ReportState, 'confirmations' | 'requiredConfirmations' | 'denials'>,
): boolean => report.confirmations >= countNeededConfirmations(report);

/** The end of the window after a reporter's first denial of a report. It never moves earlier. */
export function extendWindowForDenial(expiresAt: Date, deniedAt: Date): Date {
  return new Date(Math.max(expiresAt.getTime(), deniedAt.getTime() + limits.denialDays * DAY_MS));
}

function nextStep(facts: ReportFacts, now: Date): ReportStep {
  const { report, warnings } = facts;
  const window = findWindow(report, warnings.delivery);
  if (window === null) return stepWhileUndelivered(warnings, now);
  if (window.end > report.expiresAt) return { kind: 'move-window', expiresAt: window.end };

  const stage = findDueWarning(window, warnings, now);
  if (stage !== null) return { kind: 'warn', stage };
  const notice = hasEnoughConfirmations(report) ? assessFinalNotice(facts, window, now) : null;
  if (notice?.kind === 'warn') return notice;
  const nextAt = getNextMoment(window, warnings, now);
  if (now < window.end) return { kind: 'wait', at: findEarliestDate([nextAt, notice?.at ?? null]) };
  if (notice) {
    // Due warnings go out before anything opens.
    if (warnings.queued && isWarningInTransit(warnings.queued, now))
      return waitForAttempt(warnings.queued, now);
    return notice.kind === 'enough' ? { kind: 'release' } : { kind: 'wait', at: notice.at };
  }
  const expires = new Date(window.end.getTime() + limits.reportExpiresDays * DAY_MS);
  return now >= expires ? { kind: 'expire' } : { kind: 'wait', at: expires };
}

/** No deadline passes before a warning is delivered. A bounced warning is sent again unless another one is in transit. */
function stepWhileUndelivered({ queued, written }: WarningSummary, now: Date): ReportStep {
  return queued ? waitForAttempt(queued, now) : writeAgain('first', written, now);
}

/** Each delivery attempt of a warning advances the report again. */
function waitForAttempt(queued: NonNullable<WarningSummary['queued']>, now: Date): ReportStep {
  const until = getWarningTransitEnd(queued);
  return { kind: 'wait', at: until > now ? until : null };
}

/** Writes a warning unless another was written recently. Clocks may be set back, so "recently" includes the near future. */
function writeAgain<Stage extends OwnerWarningStage>(
  stage: Stage,
  written: WarningSummary['written'],
  now: Date,
): { kind: 'warn'; stage: Stage } | { kind: 'wait'; at: Date } {
  const recent = findLatestDate(
    written
      .map(({ at }) => at)
      .filter((at) => Math.abs(now.getTime() - at.getTime()) < releaseLimits.warnAgainHours * HOUR_MS),
  );
  return recent
    ? { kind: 'wait', at: new Date(recent.getTime() + releaseLimits.warnAgainHours * HOUR_MS) }
    : { kind: 'warn', stage };
}

type FinalNotice =
  | { kind: 'enough'; at: null }
  /** A warning counts already, or one in transit will, so the report waits for it. */
  | { kind: 'wait'; at: Date | null }
  | { kind: 'warn'; stage: 'final' };

/**
 * Whether the owner was notified shortly before or after the last required confirmation, and has had enough uptime since. A final
 * notice is due if no warning counts and none in transit or scheduled will count in time.
 */
function assessFinalNotice(facts: ReportFacts, window: Window, now: Date): FinalNotice {
  const { report, warnings } = facts;
  const owed = findOwedMs(facts, now);
  if (owed !== null) {
    return owed <= 0 ? { kind: 'enough', at: null } : { kind: 'wait', at: new Date(now.getTime() + owed) };
  }
  if (warnings.queued) return { kind: 'wait', at: null };
  const planned = listUnwrittenMoments(window, warnings).map(([, at]) => at);
  const neededMs = getNoticeMs(report);
  const isPlanned = planned.some((at) => at > now.getTime() && at + neededMs <= window.end.getTime());
  if (isPlanned) return { kind: 'wait', at: null };
  const finals = warnings.written.filter(({ stage }) => stage === 'final');
  return writeAgain('final', finals, now);
}

/**
 * The uptime in ms that the owner of a confirmed report is still owed after being notified; 0 or less once they have had enough.
 * Null if no warning counts, because the last required confirmation came too long after them.
 */
function findOwedMs({ report, warnings, uptimeMs }: ReportFacts, now: Date): number | null {
  const from = (report.confirmedAt ?? now).getTime() - releaseLimits.noticeLastsHours * HOUR_MS;
  const had = warnings.outcomes
    .filter(({ tried, at }) => tried.getTime() >= from && at <= now)
    .map(({ at }) => uptimeMs(at));
  return had.length > 0 ? getNoticeMs(report) - Math.max(...had) : null;
}

const getNoticeMs = ({ refuteTimeHours }: ReportState) =>
  Math.min(refuteTimeHours, releaseLimits.noticeHours) * HOUR_MS;

function getOwnerDeadline(facts: ReportFacts, now: Date): Date {
  const { report, warnings } = facts;
  const windowEnd = findWindow(report, warnings.delivery)?.end ?? report.expiresAt;
  const owed = findOwedMs(facts, now);
  if (hasEnoughConfirmations(report)) {
    return new Date(Math.max(windowEnd.getTime(), now.getTime() + (owed ?? getNoticeMs(report))));
  }
  const isOwedMore = now >= windowEnd && owed !== null && owed > 0;
  return isOwedMore ? new Date(now.getTime() + owed) : windowEnd;
}

const isDelayed = ({ begunAt }: ReportState, delivery: WarningDelivery, now: Date): boolean =>
  delivery.kind === 'undelivered' &&
  now.getTime() > begunAt.getTime() + releaseLimits.atOnceMinutes * MINUTE_MS;

function isOwnerUnreachable({ report, warnings: { delivery, queued } }: ReportFacts, now: Date): boolean {
  const isStuck = queued !== null && now.getTime() >= queued.since.getTime() + DAY_MS;
  return (
    delivery.kind === 'undelivered' || (hasEnoughConfirmations(report) && now >= report.expiresAt && isStuck)
  );
}

interface Window {
  /** The scheduled warnings are spaced from here. */
  start: Date;
  end: Date;
  /** Scheduled warnings written before this time announced an earlier end. Null if there was none. */
  extendedAt: Date | null;
}

/** The owner's refute window. Null while it can't end because no warning was delivered. */
function findWindow(report: ReportState, delivery: WarningDelivery): Window | null {
  const window = findDeliveredWindow(report, delivery);
  if (window === null) return null;
  const { deniedAt } = report;
  return {
    // After a denial, the owner is warned again halfway and before the new end.
    start: deniedAt && deniedAt > window.start ? deniedAt : window.start,
    // A deadline that we have stated stands, even if a later warning is delivered in time.
    end: window.end > report.expiresAt ? window.end : report.expiresAt,
    extendedAt: deniedAt,
  };
}

function findDeliveredWindow(
  { begunAt, refuteTimeHours }: ReportState,
  delivery: WarningDelivery,
): Pick<Window, 'start' | 'end'> | null {
  const from = (start: Date, hours: number) => ({ start, end: computeRefuteWindowEnd(start, hours) });
  const fromAcceptance = (at: Date) =>
    from(
      at.getTime() <= begunAt.getTime() + releaseLimits.atOnceMinutes * MINUTE_MS ? begunAt : at,
      refuteTimeHours,
    );
  switch (delivery.kind) {
    case 'accepted':
      return fromAcceptance(delivery.at);
    case 'refused': {
      const unreachable = from(begunAt, Math.max(refuteTimeHours, limits.unreachableRefuteHours));
      const taken = delivery.takenAt && fromAcceptance(delivery.takenAt);
      // A bounced warning never ends the window earlier than if it had stayed accepted.
      return taken && taken.end > unreachable.end ? taken : unreachable;
    }
    case 'undelivered':
      return null;
  }
}

/** The warnings that the window itself schedules. */
type PlannedWarning = 'half' | 'last';

/** When each scheduled warning is due. The last one is only for windows longer than the hour that it announces. */
function listWarningMoments({ start, end }: Window): [PlannedWarning, number][] {
  const half = start.getTime() + (end.getTime() - start.getTime()) / 2;
  const last = end.getTime() - HOUR_MS;
  return last > start.getTime()
    ? [
        ['half', half],
        ['last', last],
      ]
    : [['half', half]];
}

const listUnwrittenMoments = (window: Window, { written }: WarningSummary) =>
  listWarningMoments(window).filter(([stage]) => !isWritten(window, written, stage));
const isWritten = ({ extendedAt }: Window, written: WarningSummary['written'], stage: PlannedWarning) =>
  written.some((warning) => warning.stage === stage && (extendedAt === null || warning.at >= extendedAt));

/** After an outage, only the latest due warning is written, so that the owner isn't flooded. */
function findDueWarning(window: Window, { written }: WarningSummary, now: Date): PlannedWarning | null {
  const due = listWarningMoments(window).filter(([, at]) => at <= now.getTime());
  const latestDue = due.sort(([, one], [, other]) => one - other).at(-1)?.[0];
  return latestDue === undefined || isWritten(window, written, latestDue) ? null : latestDue;
}

function getNextMoment(window: Window, warnings: WarningSummary, now: Date): Date {
  const moments = listUnwrittenMoments(window, warnings)
    .map(([, at]) => at)
    .filter((at) => at > now.getTime());
  return new Date(Math.min(...moments, window.end.getTime()));
}
