import type { LinkRefusal, ReportStatus } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What decides about a report. The settings are those in force when it was submitted. */
export interface ReportState {
  status: ReportStatus;
  reportedAt: Date;
  /** The end of the owner's time to refute, as last fixed. */
  expiresAt: Date;
  refuteTimeHours: number;
  requiredConfirmations: number;
  /** Distinct reporters, other than the one who reported, who have confirmed. */
  confirmations: number;
}

/**
 * Whether the owner could hear of it: the first warning that a mail server accepted; or a mailbox that refuses for
 * good; or neither yet, as while our mail is out of order.
 */
export type Hearing = { kind: 'accepted'; at: Date } | { kind: 'refused' } | { kind: 'unheard' };

/** How long the sending of a warning is waited for: a mailbox that is only ever busy must not block a release. */
const SENDING_MS = limits.unreachableRefuteHours * HOUR_MS;
/** A warning that was accepted this long after the report was accepted at once. */
const AT_ONCE_MS = 10 * 60 * 1000;

/** A warning as the outbox has it. */
export interface WarningFacts {
  stage: 'first' | LaterWarning;
  state: 'queued' | 'accepted' | 'failed';
  createdAt: Date;
  acceptedAt: Date | null;
  refusedAt: Date | null;
}

export function warningState(warnings: readonly WarningFacts[]): WarningState {
  const queued = warnings.filter(({ state }) => state === 'queued');
  return {
    written: new Set(warnings.flatMap(({ stage }) => (stage === 'first' ? [] : [stage]))),
    queuedSince:
      queued.length > 0 ? new Date(Math.max(...queued.map(({ createdAt }) => createdAt.getTime()))) : null,
  };
}

/** What the warnings so far amount to. While one is still being sent, a refusal of another decides nothing. */
export function hearingOf(warnings: readonly WarningFacts[], now: Date): Hearing {
  const accepted = warnings.flatMap(({ acceptedAt }) => (acceptedAt ? [acceptedAt.getTime()] : []));
  if (accepted.length > 0) return { kind: 'accepted', at: new Date(Math.min(...accepted)) };
  if (sendingUntil(warningState(warnings), now)) return { kind: 'unheard' };
  return { kind: warnings.some(({ refusedAt }) => refusedAt) ? 'refused' : 'unheard' };
}

/** How much longer the sending of a warning is waited for; null when none is, or no longer. */
function sendingUntil({ queuedSince }: WarningState, now: Date): Date | null {
  const until = queuedSince && new Date(queuedSince.getTime() + SENDING_MS);
  return until !== null && until > now ? until : null;
}

/** The warnings after the first, which goes out with the report itself. */
export type LaterWarning = 'half' | 'last';

export interface WarningState {
  /** Which of the later warnings were written already. */
  written: ReadonlySet<LaterWarning>;
  /** When the latest of those that still wait to be sent was written; null when none does. */
  queuedSince: Date | null;
}

/** What is to be done about a report now. `at`: when to look again; null: when a warning has been tried. */
export type Step =
  | { kind: 'none' }
  | { kind: 'move-window'; expiresAt: Date }
  | { kind: 'warn'; stage: LaterWarning }
  | { kind: 'release' }
  | { kind: 'expire' }
  | { kind: 'wait'; at: Date | null };

/** The end of the window as it is fixed at submission. */
export function firstWindowEnd(reportedAt: Date, refuteTimeHours: number): Date {
  return new Date(reportedAt.getTime() + refuteTimeHours * HOUR_MS);
}

/**
 * The one decision about a pending report: never released before both the confirmations and the end of a window that
 * the owner could hear of; released once both hold. Safe to ask at any moment and any number of times.
 */
export function nextStep(report: ReportState, hearing: Hearing, warnings: WarningState, now: Date): Step {
  if (report.status !== 'pending') return { kind: 'none' };
  const window = windowOf(report, hearing);
  if (window === null) return { kind: 'wait', at: sendingUntil(warnings, now) };
  if (window.end > report.expiresAt) return { kind: 'move-window', expiresAt: window.end };

  const stage = dueWarning(window, warnings.written, now);
  if (stage !== null) return { kind: 'warn', stage };
  if (now < window.end) return { kind: 'wait', at: nextMoment(window, warnings.written, now) };
  if (report.confirmations >= report.requiredConfirmations) {
    // Warnings that are due are sent before anything opens; a try at one has this looked at again.
    const until = sendingUntil(warnings, now);
    return until ? { kind: 'wait', at: until } : { kind: 'release' };
  }
  const expires = new Date(window.end.getTime() + limits.reportExpiresDays * DAY_MS);
  return now >= expires ? { kind: 'expire' } : { kind: 'wait', at: expires };
}

/** Whether a report takes longer than was said: the owner could not hear of it at once, and their time has not begun. */
export function isDelayed(
  { reportedAt }: Pick<ReportState, 'reportedAt'>,
  hearing: Hearing,
  now: Date,
): boolean {
  return hearing.kind === 'unheard' && now.getTime() > reportedAt.getTime() + AT_ONCE_MS;
}

interface Window {
  start: Date;
  end: Date;
}

/** The owner's time to refute, once it can run out at all; null while no warning was heard and it would. */
function windowOf({ reportedAt, expiresAt, refuteTimeHours }: ReportState, hearing: Hearing): Window | null {
  const lengthMs = refuteTimeHours * HOUR_MS;
  const from = (start: Date, ms: number): Window => {
    const end = new Date(Math.max(start.getTime() + ms, expiresAt.getTime()));
    return { start, end };
  };
  switch (hearing.kind) {
    case 'accepted':
      return hearing.at.getTime() <= reportedAt.getTime() + AT_ONCE_MS
        ? from(reportedAt, lengthMs)
        : from(hearing.at, lengthMs);
    case 'refused':
      return from(reportedAt, Math.max(lengthMs, limits.unreachableRefuteHours * HOUR_MS));
    case 'unheard':
      return null;
  }
}

/** When each later warning is due; the last one only in windows longer than the hour it announces. */
function warningMoments({ start, end }: Window): [LaterWarning, number][] {
  const half = start.getTime() + (end.getTime() - start.getTime()) / 2;
  const last = end.getTime() - HOUR_MS;
  return last > start.getTime()
    ? [
        ['half', half],
        ['last', last],
      ]
    : [['half', half]];
}

/** After a downtime only the latest warning that fell due is written: nobody is flooded. */
function dueWarning(window: Window, written: ReadonlySet<LaterWarning>, now: Date): LaterWarning | null {
  const due = warningMoments(window).filter(([, at]) => at <= now.getTime());
  const latest = due.sort(([, one], [, other]) => one - other).at(-1)?.[0];
  return latest === undefined || written.has(latest) ? null : latest;
}

function nextMoment(window: Window, written: ReadonlySet<LaterWarning>, now: Date): Date {
  const moments = warningMoments(window)
    .filter(([stage, at]) => !written.has(stage) && at > now.getTime())
    .map(([, at]) => at);
  return new Date(Math.min(...moments, window.end.getTime()));
}

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

/** The specification's rule for a configuration: enough other reporters to confirm, or no reporters at all. */
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
