import type { ReportStatus } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';

/** The facts that decide about a report. The settings are those in force when it was submitted. */
export interface ReportState {
  status: ReportStatus;
  /** When the owner's time began: with the report, or again with the end of a recovery. */
  begunAt: Date;
  /** The end of the owner's time to refute, as last fixed. */
  expiresAt: Date;
  refuteTimeHours: number;
  requiredConfirmations: number;
  /** Distinct reporters, other than the one who reported, who have confirmed. */
  confirmations: number;
  /** When the last needed confirmation came. Null while one is missing. */
  confirmedAt: Date | null;
}

/**
 * Whether the owner could hear of the report. `accepted`: a mail server accepted a warning, and `at` is the first time.
 * `refused`: the mailbox refuses for good. `unheard`: neither has happened, for example while our mail does not work.
 */
export type WarningDelivery =
  | { kind: 'accepted'; at: Date }
  /** `takenAt`: when a mail server accepted the first of the warnings that came back later. */
  | { kind: 'refused'; takenAt: Date | null }
  | { kind: 'unheard' };

/** A report waits this long while a warning is being sent, and for one more try. A mailbox that is always busy must not block it. */
const SENDING_MS = limits.unreachableRefuteHours * HOUR_MS;

/**
 * The warnings to an owner: with the report, half-way, an hour before the end, and a final notice. The final notice is
 * for a late confirmation or downtime, when the other warnings no longer count.
 */
export const warningStages = ['first', 'half', 'last', 'final'] as const;
export type WarningStage = (typeof warningStages)[number];
/** The warnings that the window itself plans. */
type PlannedWarning = 'half' | 'last';

/** A warning as the outbox has it. Only those since the owner's time began count. */
export interface WarningFacts {
  stage: WarningStage;
  /**
   * `failed` without a `refusedAt`: it was accepted and came back later, and may be tried again. `unreadable`: its sealed letter
   * cannot be opened, so it told nobody, and no mailbox refused it.
   */
  state: 'queued' | 'accepted' | 'failed' | 'unreadable';
  createdAt: Date;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  /** For a warning that came back: when it was accepted. */
  takenAt: Date | null;
  lastAttemptAt: Date | null;
}

/** A moment at which the owner was told, or their mailbox refused to be told. */
export interface WarningOutcome {
  /** When it was tried. A later return does not make it fresher. */
  tried: Date;
  /** It counts from this moment on. */
  at: Date;
}

/** The state of the warnings so far, except whether they were heard. */
export interface WarningState {
  /** The warnings that were written already, and when. */
  written: readonly { stage: WarningStage; at: Date }[];
  /** The warnings that still wait to be sent. Null when none waits. */
  queued: QueuedWarnings | null;
  outcomes: readonly WarningOutcome[];
}

interface QueuedWarnings {
  /** When the latest of them was written. */
  since: Date;
  /** The last try of the one that was tried longest ago. Null while one was never tried. */
  triedAt: Date | null;
}

export function summarizeWarnings(warnings: readonly WarningFacts[], now: Date): WarningState {
  return {
    written: writtenOf(warnings).map(({ stage, createdAt }) => ({ stage, at: createdAt })),
    queued: queuedOf(warnings, now),
    outcomes: warnings.flatMap((warning) => {
      const at = warning.acceptedAt ?? refusal(warning, now);
      return at ? [{ tried: warning.takenAt ?? at, at }] : [];
    }),
  };
}

/**
 * The warnings that count as written. One that cannot be read does not, so a fresh one follows at once. If that happens again and
 * again, our keys are wrong, and the fresh ones follow as after a mail that came back.
 */
function writtenOf(warnings: readonly WarningFacts[]): readonly WarningFacts[] {
  const readable = warnings.filter(({ state }) => state !== 'unreadable');
  return warnings.length - readable.length > releaseLimits.rewrittenAtOnce ? warnings : readable;
}

/** A try that is dated ahead of now was dated by a wrong clock, and counts as none. */
function queuedOf(warnings: readonly WarningFacts[], now: Date): QueuedWarnings | null {
  const queued = warnings.filter(({ state }) => state === 'queued');
  const since = latest(queued.map(({ createdAt }) => createdAt));
  const tries = queued.map(({ lastAttemptAt: at }) => (at !== null && at <= now ? at : null));
  return since && { since, triedAt: tries.includes(null) ? null : earliest(tries) };
}

/**
 * Tells from the warnings whether the owner could hear. While one is still being sent, the refusal of another decides
 * nothing.
 */
export function getWarningDelivery(warnings: readonly WarningFacts[], now: Date): WarningDelivery {
  const accepted = earliest(warnings.map(({ acceptedAt }) => acceptedAt));
  if (accepted) return { kind: 'accepted', at: accepted };
  if (isBeingSent(queuedOf(warnings, now), now)) return { kind: 'unheard' };
  return warnings.some((warning) => refusal(warning, now))
    ? { kind: 'refused', takenAt: earliest(warnings.map(({ takenAt }) => takenAt)) }
    : { kind: 'unheard' };
}

/**
 * When a mailbox refused a warning for good. If a warning came back without a clear refusal, that counts as one after three
 * days.
 */
function refusal({ state, createdAt, refusedAt }: WarningFacts, now: Date): Date | null {
  if (refusedAt || state !== 'failed') return refusedAt;
  const believed = new Date(createdAt.getTime() + SENDING_MS);
  return believed <= now ? believed : null;
}

/**
 * Whether a report waits for a warning that is being sent. The wait is over with the first try after three days. So a downtime
 * of any length leaves a try before anything opens.
 */
function isBeingSent(queued: QueuedWarnings | null, now: Date): boolean {
  if (!queued) return false;
  const until = sendingUntil(queued);
  return now < until || queued.triedAt === null || queued.triedAt < until;
}

const sendingUntil = ({ since }: QueuedWarnings): Date => new Date(since.getTime() + SENDING_MS);

/** The next thing to do about a report. `at`: when to look again. Null: look again when a warning has been tried. */
export type ReportStep =
  | { kind: 'none' }
  | { kind: 'move-window'; expiresAt: Date }
  | { kind: 'warn'; stage: WarningStage }
  | { kind: 'release' }
  | { kind: 'expire' }
  | { kind: 'wait'; at: Date | null };

/** The end of the window as it is fixed at submission. */
export function computeRefuteWindowEnd(reportedAt: Date, refuteTimeHours: number): Date {
  return new Date(reportedAt.getTime() + refuteTimeHours * HOUR_MS);
}

/**
 * The one decision about a pending report. A release needs three things. Enough reporters confirmed. A window ended that
 * the owner could hear of. The product worked long enough since the owner was last told. The report is released as soon
 * as all three hold. It is safe to ask at any moment and any number of times.
 * @param workedMs how long the product worked between a moment and `now`, in ms. The owner could not refute in an outage.
 */
export function decideNextReportStep(
  report: ReportState,
  hearing: WarningDelivery,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): ReportStep {
  if (report.status !== 'pending') return { kind: 'none' };
  const window = windowOf(report, hearing);
  if (window === null) return whileUnheard(warnings, now);
  if (window.end > report.expiresAt) return { kind: 'move-window', expiresAt: window.end };

  const stage = dueWarning(window, warnings, now);
  if (stage !== null) return { kind: 'warn', stage };
  const isConfirmed = report.confirmations >= report.requiredConfirmations;
  const notice = isConfirmed ? finalNotice(report, window, warnings, workedMs, now) : null;
  if (notice?.kind === 'warn') return notice;
  const nextAt = nextMoment(window, warnings, now);
  if (now < window.end) return { kind: 'wait', at: earliest([nextAt, notice?.at ?? null]) };
  if (notice) {
    // Warnings that are due are sent before anything opens.
    if (warnings.queued && isBeingSent(warnings.queued, now)) return untilTried(warnings.queued, now);
    return notice.kind === 'enough' ? { kind: 'release' } : { kind: 'wait', at: notice.at };
  }
  const expires = new Date(window.end.getTime() + limits.reportExpiresDays * DAY_MS);
  return now >= expires ? { kind: 'expire' } : { kind: 'wait', at: expires };
}

/** No time can run out before a warning was heard. A warning that came back is written again, unless one is on its way. */
function whileUnheard({ queued, written }: WarningState, now: Date): ReportStep {
  return queued ? untilTried(queued, now) : writeAgain('first', written, now);
}

/** A report is advanced again after each attempt to deliver a warning. */
function untilTried(queued: QueuedWarnings, now: Date): ReportStep {
  const until = sendingUntil(queued);
  return { kind: 'wait', at: until > now ? until : null };
}

/** Writes a warning, unless another was written shortly before. Clocks may be set back, so shortly after counts too. */
function writeAgain<Stage extends WarningStage>(
  stage: Stage,
  written: WarningState['written'],
  now: Date,
): { kind: 'warn'; stage: Stage } | { kind: 'wait'; at: Date } {
  const recent = latest(
    written
      .map(({ at }) => at)
      .filter((at) => Math.abs(now.getTime() - at.getTime()) < releaseLimits.warnAgainHours * HOUR_MS),
  );
  return recent
    ? { kind: 'wait', at: new Date(recent.getTime() + releaseLimits.warnAgainHours * HOUR_MS) }
    : { kind: 'warn', stage };
}

type Notice =
  | { kind: 'enough'; at: null }
  /** A warning counts already, or one on its way will count. The report waits for it. */
  | { kind: 'wait'; at: Date | null }
  | { kind: 'warn'; stage: 'final' };

/**
 * Whether the owner was told shortly before the last needed confirmation, or after it, and has had enough working time
 * since. A final notice is written if no warning counts, and if no warning on its way or planned will count in time.
 */
function finalNotice(
  report: ReportState,
  window: Window,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): Notice {
  const missing = missingMs(report, warnings, workedMs, now);
  if (missing !== null) {
    return missing <= 0
      ? { kind: 'enough', at: null }
      : { kind: 'wait', at: new Date(now.getTime() + missing) };
  }
  if (warnings.queued) return { kind: 'wait', at: null };
  const planned = unwrittenMoments(window, warnings).map(([, at]) => at);
  const neededMs = noticeMs(report.refuteTimeHours);
  const isPlanned = planned.some((at) => at > now.getTime() && at + neededMs <= window.end.getTime());
  if (isPlanned) return { kind: 'wait', at: null };
  const finals = warnings.written.filter(({ stage }) => stage === 'final');
  return writeAgain('final', finals, now);
}

/**
 * The working time in ms that the owner of a confirmed report still needs since they were told. It is 0 or less when they
 * had enough. Null when no warning counts, because the last needed confirmation came too long after them.
 */
function missingMs(
  { confirmedAt, refuteTimeHours }: ReportState,
  { outcomes }: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): number | null {
  const from = (confirmedAt ?? now).getTime() - releaseLimits.noticeLastsHours * HOUR_MS;
  const worked = outcomes
    .filter(({ tried, at }) => tried.getTime() >= from && at <= now)
    .map(({ at }) => workedMs(at));
  return worked.length > 0 ? noticeMs(refuteTimeHours) - Math.max(...worked) : null;
}

const noticeMs = (refuteTimeHours: number) => Math.min(refuteTimeHours, releaseLimits.noticeHours) * HOUR_MS;

/**
 * The owner of a pending report has time at least until then: the end of the window, or later. Pages and letters say it. After
 * the window it is the time that is left if the last needed confirmation comes now: after an outage over its end, or while only
 * the reminder before its end counts.
 */
export function getRefuteDeadline(
  report: ReportState,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): Date {
  const { expiresAt, confirmations, requiredConfirmations, refuteTimeHours } = report;
  const missing = missingMs(report, warnings, workedMs, now);
  if (confirmations < requiredConfirmations) {
    const isLeft = now >= expiresAt && missing !== null && missing > 0;
    return isLeft ? new Date(now.getTime() + missing) : expiresAt;
  }
  const left = missing ?? noticeMs(refuteTimeHours);
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + left));
}

/**
 * The same moment as a warning says it that is written now. It counts as heard now, and begins the window if no other was heard.
 */
export function getWarnedRefuteDeadline(
  report: ReportState,
  hearing: WarningDelivery,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): Date {
  const window = windowOf(report, hearing) ?? windowOf(report, { kind: 'accepted', at: now });
  const told = [...warnings.outcomes, { tried: now, at: now }];
  const expiresAt = window?.end ?? report.expiresAt;
  return getRefuteDeadline({ ...report, expiresAt }, { ...warnings, outcomes: told }, workedMs, now);
}

/**
 * Whether the owner is told that the last needed confirmation has come. The end of their time, if they are. Null when that time
 * is over, and when a warning is due: it says the same, and has a link to refute.
 */
export function getQuorumNoticeDeadline(
  report: ReportState,
  hearing: WarningDelivery,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): Date | null {
  const step = decideNextReportStep(report, hearing, warnings, workedMs, now);
  if (step.kind === 'warn') return null;
  const expiresAt = step.kind === 'move-window' ? step.expiresAt : report.expiresAt;
  const ends = getRefuteDeadline({ ...report, expiresAt }, warnings, workedMs, now);
  return ends > now ? ends : null;
}

/** Whether a report is delayed: the first warning was not delivered promptly, so the refute window has not started. */
export function isReportDelayed(
  { begunAt }: Pick<ReportState, 'begunAt'>,
  hearing: WarningDelivery,
  now: Date,
): boolean {
  return (
    hearing.kind === 'unheard' && now.getTime() > begunAt.getTime() + releaseLimits.atOnceMinutes * MINUTE_MS
  );
}

/**
 * Whether we cannot tell the owner at the moment. They have not heard, or a confirmed report waits for a warning that
 * does not leave.
 */
export function isOwnerUnnotified(
  report: ReportState,
  hearing: WarningDelivery,
  { queued }: WarningState,
  now: Date,
): boolean {
  const isStuck = queued !== null && now.getTime() >= queued.since.getTime() + DAY_MS;
  const isDue = report.confirmations >= report.requiredConfirmations && now >= report.expiresAt;
  return hearing.kind === 'unheard' || (isDue && isStuck);
}

interface Window {
  start: Date;
  end: Date;
}

/** The owner's time to refute. Null while it cannot run out, because no warning was heard. */
function windowOf(report: ReportState, hearing: WarningDelivery): Window | null {
  const window = ownWindowOf(report, hearing);
  // An end that we once named stands, even if a later warning is heard in time.
  return (
    window && { start: window.start, end: window.end > report.expiresAt ? window.end : report.expiresAt }
  );
}

function ownWindowOf({ begunAt, refuteTimeHours }: ReportState, hearing: WarningDelivery): Window | null {
  const from = (start: Date, hours: number): Window => ({ start, end: computeRefuteWindowEnd(start, hours) });
  const fromAcceptance = (at: Date) =>
    from(
      at.getTime() <= begunAt.getTime() + releaseLimits.atOnceMinutes * MINUTE_MS ? begunAt : at,
      refuteTimeHours,
    );
  switch (hearing.kind) {
    case 'accepted':
      return fromAcceptance(hearing.at);
    case 'refused': {
      const unreachable = from(begunAt, Math.max(refuteTimeHours, limits.unreachableRefuteHours));
      const taken = hearing.takenAt && fromAcceptance(hearing.takenAt);
      // A warning that came back never ends the owner's time earlier than if it had stayed accepted.
      return taken && taken.end > unreachable.end ? taken : unreachable;
    }
    case 'unheard':
      return null;
  }
}

/** When each planned warning is due. The last one is only for windows longer than the hour that it announces. */
function warningMoments({ start, end }: Window): [PlannedWarning, number][] {
  const half = start.getTime() + (end.getTime() - start.getTime()) / 2;
  const last = end.getTime() - HOUR_MS;
  return last > start.getTime()
    ? [
        ['half', half],
        ['last', last],
      ]
    : [['half', half]];
}

const unwrittenMoments = (window: Window, { written }: WarningState) =>
  warningMoments(window).filter(([stage]) => !isWritten(written, stage));
const isWritten = (written: WarningState['written'], stage: WarningStage) =>
  written.some((warning) => warning.stage === stage);

/** After a downtime only the latest due warning is written, so nobody is flooded. */
function dueWarning(window: Window, { written }: WarningState, now: Date): PlannedWarning | null {
  const due = warningMoments(window).filter(([, at]) => at <= now.getTime());
  const latestDue = due.sort(([, one], [, other]) => one - other).at(-1)?.[0];
  return latestDue === undefined || isWritten(written, latestDue) ? null : latestDue;
}

function nextMoment(window: Window, warnings: WarningState, now: Date): Date {
  const moments = unwrittenMoments(window, warnings)
    .map(([, at]) => at)
    .filter((at) => at > now.getTime());
  return new Date(Math.min(...moments, window.end.getTime()));
}

const latest = (moments: readonly Date[]): Date | null =>
  moments.length > 0 ? new Date(Math.max(...moments.map((at) => at.getTime()))) : null;
const earliest = (moments: readonly (Date | null)[]): Date | null => {
  const known = moments.filter((at) => at !== null);
  return known.length > 0 ? new Date(Math.min(...known.map((at) => at.getTime()))) : null;
};
