import type { LinkRefusal, ReportStatus } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';

/** What decides about a report. The settings are those in force when it was submitted. */
export interface ReportState {
  status: ReportStatus;
  /** When the owner's time began: with the report, or anew with the end of a recovery. */
  begunAt: Date;
  /** The end of the owner's time to refute, as last fixed. */
  expiresAt: Date;
  refuteTimeHours: number;
  requiredConfirmations: number;
  /** Distinct reporters, other than the one who reported, who have confirmed. */
  confirmations: number;
  /** When the last confirmation it needed came; null while one is missing. */
  confirmedAt: Date | null;
}

/**
 * Whether the owner could hear of it: the first warning that a mail server accepted; or a mailbox that refuses for
 * good; or neither yet, as while our mail is out of order.
 */
export type Hearing =
  | { kind: 'accepted'; at: Date }
  /** `takenAt`: when the first warning was accepted that came back later. */
  | { kind: 'refused'; takenAt: Date | null }
  | { kind: 'unheard' };

/** How long the sending of a warning is waited for: a mailbox that is only ever busy must not block a release. */
const SENDING_MS = limits.unreachableRefuteHours * HOUR_MS;

/**
 * The warnings to an owner: with the report, half-way, an hour before the end, and a final notice where a confirmation
 * or a downtime comes so late that the others do not count.
 */
export const warningStages = ['first', 'half', 'last', 'final'] as const;
export type WarningStage = (typeof warningStages)[number];
/** The warnings that the window itself plans. */
type PlannedWarning = 'half' | 'last';

/** A warning as the outbox has it. Only those since the owner's time began count. */
export interface WarningFacts {
  stage: WarningStage;
  /** `failed` without a `refusedAt`: it was taken and came back later, and may be tried anew. */
  state: 'queued' | 'accepted' | 'failed';
  createdAt: Date;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  /** When a warning that came back had been accepted. */
  takenAt: Date | null;
}

/** A moment at which the owner was told, or their mailbox refused to be told. */
export interface Telling {
  /** When it was tried: what comes back later makes it no fresher. */
  tried: Date;
  /** From when on it counts. */
  at: Date;
}

/** What the warnings so far amount to, beside whether they were heard. */
export interface WarningState {
  /** Which were written already, and when. */
  written: readonly { stage: WarningStage; at: Date }[];
  /** When the latest of those that still wait to be sent was written; null when none does. */
  queuedSince: Date | null;
  told: readonly Telling[];
}

export function warningState(warnings: readonly WarningFacts[], now: Date): WarningState {
  const queued = warnings.filter(({ state }) => state === 'queued');
  return {
    written: warnings.map(({ stage, createdAt }) => ({ stage, at: createdAt })),
    queuedSince: latest(queued.map(({ createdAt }) => createdAt)),
    told: warnings.flatMap((warning) => {
      const at = warning.acceptedAt ?? refusal(warning, now);
      return at ? [{ tried: warning.takenAt ?? at, at }] : [];
    }),
  };
}

/** What the warnings so far amount to. While one is still being sent, a refusal of another decides nothing. */
export function hearingOf(warnings: readonly WarningFacts[], now: Date): Hearing {
  const accepted = earliest(warnings.map(({ acceptedAt }) => acceptedAt));
  if (accepted) return { kind: 'accepted', at: accepted };
  if (sendingUntil(warningState(warnings, now), now)) return { kind: 'unheard' };
  return warnings.some((warning) => refusal(warning, now))
    ? { kind: 'refused', takenAt: earliest(warnings.map(({ takenAt }) => takenAt)) }
    : { kind: 'unheard' };
}

/** When a mailbox refused a warning for good. One that came back without saying so is believed after three days. */
function refusal({ state, createdAt, refusedAt }: WarningFacts, now: Date): Date | null {
  if (refusedAt || state !== 'failed') return refusedAt;
  const believed = new Date(createdAt.getTime() + SENDING_MS);
  return believed <= now ? believed : null;
}

/** How much longer the sending of a warning is waited for; null when none is, or no longer. */
function sendingUntil({ queuedSince }: Pick<WarningState, 'queuedSince'>, now: Date): Date | null {
  const until = queuedSince && new Date(queuedSince.getTime() + SENDING_MS);
  return until !== null && until > now ? until : null;
}

/** What is to be done about a report now. `at`: when to look again; null: when a warning has been tried. */
export type Step =
  | { kind: 'none' }
  | { kind: 'move-window'; expiresAt: Date }
  | { kind: 'warn'; stage: WarningStage }
  | { kind: 'release' }
  | { kind: 'expire' }
  | { kind: 'wait'; at: Date | null };

/** The end of the window as it is fixed at submission. */
export function firstWindowEnd(reportedAt: Date, refuteTimeHours: number): Date {
  return new Date(reportedAt.getTime() + refuteTimeHours * HOUR_MS);
}

/**
 * The one decision about a pending report: never released before the confirmations, the end of a window that the owner
 * could hear of, and enough working time since they were last told; released once all three hold. Safe to ask at any
 * moment and any number of times.
 * @param workedMs how long the product worked between a moment and `now`, in ms: the owner could not refute in an outage.
 */
export function nextStep(
  report: ReportState,
  hearing: Hearing,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): Step {
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
    // Warnings that are due are sent before anything opens; a try at one has this looked at again.
    const until = sendingUntil(warnings, now);
    if (until) return { kind: 'wait', at: until };
    return notice.kind === 'enough' ? { kind: 'release' } : { kind: 'wait', at: notice.at };
  }
  const expires = new Date(window.end.getTime() + limits.reportExpiresDays * DAY_MS);
  return now >= expires ? { kind: 'expire' } : { kind: 'wait', at: expires };
}

/** Nothing can run out before a warning was heard. One that came back is written again, as long as none is on its way. */
function whileUnheard(warnings: WarningState, now: Date): Step {
  const until = sendingUntil(warnings, now);
  return warnings.queuedSince ? { kind: 'wait', at: until } : writeAgain('first', warnings.written, now);
}

/** Writes a warning, unless another was written shortly before. Clocks are set back: before or after. */
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
  /** What was told counts, or a warning on its way will: it is waited for. */
  | { kind: 'wait'; at: Date | null }
  | { kind: 'warn'; stage: 'final' };

/**
 * Whether the owner was told lately enough before the last needed confirmation, and has had enough working time since.
 * Where no warning counts, and none that is on its way or planned will count in time, a final notice is written.
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
  if (warnings.queuedSince) return { kind: 'wait', at: null };
  const planned = unwrittenMoments(window, warnings).map(([, at]) => at);
  const neededMs = noticeMs(report.refuteTimeHours);
  const isPlanned = planned.some((at) => at > now.getTime() && at + neededMs <= window.end.getTime());
  if (isPlanned) return { kind: 'wait', at: null };
  const finals = warnings.written.filter(({ stage }) => stage === 'final');
  return writeAgain('final', finals, now);
}

/**
 * How much working time the owner still has since they were told of a confirmed report, in ms; 0 or less when it was
 * enough; null when no warning counts: the last needed confirmation came too long after them.
 */
function missingMs(
  { confirmedAt, refuteTimeHours }: ReportState,
  { told }: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): number | null {
  const from = (confirmedAt ?? now).getTime() - releaseLimits.noticeLastsHours * HOUR_MS;
  const worked = told
    .filter(({ tried, at }) => tried.getTime() >= from && at <= now)
    .map(({ at }) => workedMs(at));
  return worked.length > 0 ? noticeMs(refuteTimeHours) - Math.max(...worked) : null;
}

const noticeMs = (refuteTimeHours: number) => Math.min(refuteTimeHours, releaseLimits.noticeHours) * HOUR_MS;

/** Until when the owner of a pending report has time at least, as pages and letters say it: the window, or longer. */
export function ownersTimeEnds(
  report: ReportState,
  warnings: WarningState,
  workedMs: (since: Date) => number,
  now: Date,
): Date {
  const { expiresAt, confirmations, requiredConfirmations, refuteTimeHours } = report;
  if (confirmations < requiredConfirmations) return expiresAt;
  const missing = missingMs(report, warnings, workedMs, now) ?? noticeMs(refuteTimeHours);
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + missing));
}

/** Whether a report takes longer than was said: the owner could not hear of it at once, and their time has not begun. */
export function isDelayed({ begunAt }: Pick<ReportState, 'begunAt'>, hearing: Hearing, now: Date): boolean {
  return (
    hearing.kind === 'unheard' && now.getTime() > begunAt.getTime() + releaseLimits.atOnceMinutes * MINUTE_MS
  );
}

/** Whether the owner cannot be told, as things are: nobody heard, or the warning that a confirmed report waits for does not leave. */
export function isUntold(
  report: ReportState,
  hearing: Hearing,
  { queuedSince }: WarningState,
  now: Date,
): boolean {
  const isStuck = queuedSince !== null && now.getTime() >= queuedSince.getTime() + DAY_MS;
  const isDue = report.confirmations >= report.requiredConfirmations && now >= report.expiresAt;
  return hearing.kind === 'unheard' || (isDue && isStuck);
}

interface Window {
  start: Date;
  end: Date;
}

/** The owner's time to refute, once it can run out at all; null while no warning was heard and it would. */
function windowOf(report: ReportState, hearing: Hearing): Window | null {
  const window = ownWindowOf(report, hearing);
  // What was said once stands, also when a later warning is heard in time.
  return (
    window && { start: window.start, end: window.end > report.expiresAt ? window.end : report.expiresAt }
  );
}

function ownWindowOf({ begunAt, refuteTimeHours }: ReportState, hearing: Hearing): Window | null {
  const from = (start: Date, hours: number): Window => ({ start, end: firstWindowEnd(start, hours) });
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
      // What came back never ends the owner's time earlier than if it had stayed.
      return taken && taken.end > unreachable.end ? taken : unreachable;
    }
    case 'unheard':
      return null;
  }
}

/** When each planned warning is due; the last one only in windows longer than the hour it announces. */
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

/** After a downtime only the latest warning that fell due is written: nobody is flooded. */
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

/** Whether a reporter's link is refused, given the owner's latest report in force: after an end it works again. */
export function submissionRefusal(latest: ReportStatus | null): LinkRefusal | null {
  return latest === 'pending' || latest === 'released' ? latest : null;
}

/** What the press on a confirmation link's button does. */
export function confirmationVerdict(
  status: ReportStatus,
  hasConfirmed: boolean,
): { kind: 'already' } | { kind: 'count' } | { kind: 'refused'; reason: LinkRefusal } {
  if (hasConfirmed) return { kind: 'already' };
  return status === 'pending' ? { kind: 'count' } : { kind: 'refused', reason: status };
}

/** An owner can refute as long as the report is pending, also after its window. */
export function refutationRefusal(status: ReportStatus): LinkRefusal | null {
  return status === 'pending' ? null : status;
}

/** Only what was opened can be locked again. */
export function canRevoke(status: ReportStatus): boolean {
  return status === 'released';
}

/** The rule for a configuration: enough other reporters to confirm, or no reporters at all. */
export function hasEnoughReporters(reporters: number, requiredConfirmations: number): boolean {
  return reporters === 0 || requiredConfirmations + 1 <= reporters;
}

/** What a new configuration changes about the reporters. */
export function reporterChanges(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((email) => !before.includes(email)),
    removed: before.filter((email) => !after.includes(email)),
  };
}
