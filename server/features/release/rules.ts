import type { ReportStatus } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';

/** The facts that decide a report. Settings are those in force when it was submitted. */
export interface ReportState {
  status: ReportStatus;
  /** When the owner's time to refute started: at the report, or at the end of a later recovery. */
  begunAt: Date;
  /** The end of the owner's time to refute, as last fixed. */
  expiresAt: Date;
  refuteTimeHours: number;
  requiredConfirmations: number;
  /** How many distinct reporters, not counting the one who reported, have confirmed. */
  confirmations: number;
  /** When the last required confirmation arrived. Null while one is missing. */
  confirmedAt: Date | null;
}

/**
 * Whether the owner could have been notified. `accepted`: a mail server accepted a warning, first at `at`. `refused`: the
 * mailbox rejected one permanently. `unheard`: neither yet, for example while our outgoing mail is down.
 */
export type WarningDelivery =
  | { kind: 'accepted'; at: Date }
  /** `takenAt`: when a mail server accepted the first of the warnings that later bounced. */
  | { kind: 'refused'; takenAt: Date | null }
  | { kind: 'unheard' };

/**
 * How long a report waits for a warning in transit, plus one more attempt. A mailbox that is always busy must not block it.
 */
const SENDING_MS = limits.unreachableRefuteHours * HOUR_MS;

/**
 * The warnings to an owner: at the report, halfway, an hour before the end, and a final notice. The final notice covers a
 * late confirmation or downtime, when the other warnings no longer count.
 */
export const warningStages = ['first', 'half', 'last', 'final'] as const;
export type WarningStage = (typeof warningStages)[number];
/** The warnings that the window itself schedules. */
type PlannedWarning = 'half' | 'last';

/** A warning as recorded in the outbox. Only those since the owner's time started count. */
export interface WarningFacts {
  stage: WarningStage;
  /**
   * `failed` without a `refusedAt`: it was accepted, then bounced, and may be retried. `unreadable`: its encrypted message
   * cannot be decrypted, so nobody was notified and no mailbox rejected it.
   */
  state: 'queued' | 'accepted' | 'failed' | 'unreadable';
  createdAt: Date;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  /** For a bounced warning: when it was accepted. */
  takenAt: Date | null;
  lastAttemptAt: Date | null;
}

/** When the owner was notified, or their mailbox rejected the warning. */
export interface WarningOutcome {
  /** When delivery was attempted. A later bounce does not make it more recent. */
  tried: Date;
  /** The moment from which it counts. */
  at: Date;
}

/** The state of the warnings so far, apart from their delivery. */
export interface WarningState {
  /** The warnings already written, and when. */
  written: readonly { stage: WarningStage; at: Date }[];
  /** The warnings still waiting to be sent. Null when there are none. */
  queued: QueuedWarnings | null;
  outcomes: readonly WarningOutcome[];
}

interface QueuedWarnings {
  /** When the most recent of them was written. */
  since: Date;
  /** The least recent last attempt among them. Null while one has never been attempted. */
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
 * The warnings that count as written. An unreadable one does not, so a fresh one follows immediately. If that keeps
 * happening, our keys are wrong, and fresh ones follow at the pace used after a bounce.
 */
function writtenOf(warnings: readonly WarningFacts[]): readonly WarningFacts[] {
  const readable = warnings.filter(({ state }) => state !== 'unreadable');
  return warnings.length - readable.length > releaseLimits.rewrittenAtOnce ? warnings : readable;
}

/** An attempt dated in the future came from a wrong clock and counts as none. */
function queuedOf(warnings: readonly WarningFacts[], now: Date): QueuedWarnings | null {
  const queued = warnings.filter(({ state }) => state === 'queued');
  const since = latest(queued.map(({ createdAt }) => createdAt));
  const tries = queued.map(({ lastAttemptAt: at }) => (at !== null && at <= now ? at : null));
  return since && { since, triedAt: tries.includes(null) ? null : earliest(tries) };
}

/**
 * Derives from the warnings whether the owner could have been notified. While one is still in transit, the rejection of
 * another decides nothing.
 */
export function getWarningDelivery(warnings: readonly WarningFacts[], now: Date): WarningDelivery {
  const accepted = earliest(warnings.map(({ acceptedAt }) => acceptedAt));
  if (accepted) return { kind: 'accepted', at: accepted };
  if (isBeingSent(queuedOf(warnings, now), now)) return { kind: 'unheard' };
  return warnings.some((warning) => refusal(warning, now))
    ? { kind: 'refused', takenAt: earliest(warnings.map(({ takenAt }) => takenAt)) }
    : { kind: 'unheard' };
}

/** When a mailbox permanently rejected a warning. A bounce without a clear rejection counts as one after three days. */
function refusal({ state, createdAt, refusedAt }: WarningFacts, now: Date): Date | null {
  if (refusedAt || state !== 'failed') return refusedAt;
  const believed = new Date(createdAt.getTime() + SENDING_MS);
  return believed <= now ? believed : null;
}

/**
 * Whether a report waits for a warning in transit. The wait ends with the first attempt after three days, so even after a
 * downtime of any length, delivery is attempted before anything opens.
 */
function isBeingSent(queued: QueuedWarnings | null, now: Date): boolean {
  if (!queued) return false;
  const until = sendingUntil(queued);
  return now < until || queued.triedAt === null || queued.triedAt < until;
}

const sendingUntil = ({ since }: QueuedWarnings): Date => new Date(since.getTime() + SENDING_MS);

/** The next step for a report. `at`: when to check again. Null: check again after a delivery attempt. */
export type ReportStep =
  | { kind: 'none' }
  | { kind: 'move-window'; expiresAt: Date }
  | { kind: 'warn'; stage: WarningStage }
  | { kind: 'release' }
  | { kind: 'expire' }
  | { kind: 'wait'; at: Date | null };

/** The end of the refute window, as fixed at submission. */
export function computeRefuteWindowEnd(reportedAt: Date, refuteTimeHours: number): Date {
  return new Date(reportedAt.getTime() + refuteTimeHours * HOUR_MS);
}

/**
 * The one decision about a pending report. It is released once three conditions hold: enough reporters have confirmed, a
 * window that the owner could have known about has ended, and the product has been up long enough since the owner was last
 * notified. Safe to call at any time, any number of times.
 * @param workedMs the product's uptime in ms from a given moment to `now`. The owner could not refute during an outage.
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
    // Warnings that are due go out before anything opens.
    if (warnings.queued && isBeingSent(warnings.queued, now)) return untilTried(warnings.queued, now);
    return notice.kind === 'enough' ? { kind: 'release' } : { kind: 'wait', at: notice.at };
  }
  const expires = new Date(window.end.getTime() + limits.reportExpiresDays * DAY_MS);
  return now >= expires ? { kind: 'expire' } : { kind: 'wait', at: expires };
}

/** No time runs out before a warning is delivered. A bounced warning is written again unless another is in transit. */
function whileUnheard({ queued, written }: WarningState, now: Date): ReportStep {
  return queued ? untilTried(queued, now) : writeAgain('first', written, now);
}

/** A report is advanced again after each delivery attempt of a warning. */
function untilTried(queued: QueuedWarnings, now: Date): ReportStep {
  const until = sendingUntil(queued);
  return { kind: 'wait', at: until > now ? until : null };
}

/** Writes a warning unless another was written recently. Clocks may be set back, so "recently" includes the near future. */
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
  /** A warning counts already, or one in transit will. The report waits for it. */
  | { kind: 'wait'; at: Date | null }
  | { kind: 'warn'; stage: 'final' };

/**
 * Whether the owner was notified shortly before the last required confirmation, or after it, and has had enough uptime
 * since. A final notice is due if no warning counts and none in transit or scheduled will count in time.
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
 * The uptime in ms that the owner of a confirmed report is still owed since being notified; 0 or less when they have had
 * enough. Null when no warning counts because the last required confirmation came too long after the warnings.
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
 * The owner of a pending report has at least until then: the end of the window or later. Shown on pages and in mails. After
 * the window, it is the time that would remain if the last required confirmation came now: after an outage across its end,
 * or while only the reminder before its end counts.
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
 * The same deadline as stated in a warning written now. It treats that warning as delivered now, which starts the window if
 * no other was delivered.
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
 * The end of the owner's time to state in a quorum notice. Null if no notice is sent: when that time is over, or when a
 * warning is due, which says the same and has a refute link.
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
 * Whether we currently cannot notify the owner: no warning was delivered, or a confirmed report waits for one that does not
 * leave.
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

/** The owner's time to refute. Null while it cannot run out because no warning was delivered. */
function windowOf(report: ReportState, hearing: WarningDelivery): Window | null {
  const window = ownWindowOf(report, hearing);
  // A deadline that we have stated stands, even if a later warning is delivered in time.
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
      // A bounced warning never ends the owner's time earlier than if it had stayed accepted.
      return taken && taken.end > unreachable.end ? taken : unreachable;
    }
    case 'unheard':
      return null;
  }
}

/** When each scheduled warning is due. The last one is only for windows longer than the hour that it announces. */
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

/** After a downtime, only the latest due warning is written, so that the owner is not flooded. */
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
