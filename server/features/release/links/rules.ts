import type { RefuterRole, ReportStatus } from '#shared/contracts/release.ts';
import type { ReportEnding, ReporterInvolvement } from '#shared/contracts/report-links.ts';
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';

/** A report in force blocks all reporters' links. They work again once no report is in force. */
export const canSubmitReport = (latest: ReportStatus | null): boolean =>
  latest !== 'pending' && latest !== 'released';

/** Whether a report is this reporter's own and still pending. If so, their links show it and let them withdraw it. */
export function isOwnPendingReport(
  report: { status: ReportStatus; reporterEmail: string },
  reporterEmail: string,
): boolean {
  return report.status === 'pending' && report.reporterEmail === reporterEmail;
}

/** An earlier report by one reporter about one owner. */
export interface EarlierReport {
  reportedAt: Date;
  /** When this reporter withdrew it. Null if they did not. */
  withdrawnAt: Date | null;
}

/** Why, and until when, a reporter cannot report an owner. */
export interface ReportingPause {
  why: 'daily-limit' | 'withdrawals';
  until: Date;
}

/**
 * Whether a reporter must wait before reporting this owner again. Only their own reports count, so nobody can stop the others
 * from reporting a death by repeatedly reporting and withdrawing. Clocks may be set back, so no pause exceeds its full length
 * from now.
 */
export function getReportingPause(own: readonly EarlierReport[], now: Date): ReportingPause | null {
  const pauses = [
    pauseAfter(
      'withdrawals',
      own.map(({ withdrawnAt }) => withdrawnAt).filter((at) => at !== null),
    ),
    pauseAfter(
      'daily-limit',
      own.map(({ reportedAt }) => reportedAt),
    ),
  ];
  return pauses.reduce((one, other) => (other && (!one || other.until > one.until) ? other : one));

  function pauseAfter(why: ReportingPause['why'], moments: readonly Date[]): ReportingPause | null {
    const { max, lastsMs, countsFrom } = pauseTerms[why];
    const recent = moments
      .filter((at) => at.getTime() > now.getTime() - lastsMs)
      .map((at) => Math.min(at.getTime(), now.getTime()))
      .sort((one, other) => other - one);
    const from = recent[countsFrom];
    return recent.length < max || from === undefined ? null : { why, until: new Date(from + lastsMs) };
  }
}

/** `countsFrom`: the index, latest first, of the report or withdrawal from which the pause is counted. */
const pauseTerms = {
  'daily-limit': { max: limits.reportsPerDay, lastsMs: DAY_MS, countsFrom: limits.reportsPerDay - 1 },
  withdrawals: {
    max: limits.withdrawalsBeforePause,
    lastsMs: limits.withdrawalPauseDays * DAY_MS,
    countsFrom: 0,
  },
} as const;

/** A reporter can withdraw a report until another one confirms it. From then on, it isn't theirs alone. */
export const canWithdrawReport = (confirmations: number): boolean => confirmations === 0;

/**
 * What a reporter has done about a pending report. A confirmation overrides an earlier denial.
 * @param asked their confirmation, if it was requested and they have not been removed since
 */
export function getReporterInvolvement(
  report: { status: ReportStatus; reporterEmail: string },
  reporterEmail: string,
  asked: { confirmedAt: Date | null } | null,
  hasDenied: boolean,
): ReporterInvolvement {
  if (isOwnPendingReport(report, reporterEmail)) return 'made';
  if (!asked) return 'uninvolved';
  if (asked.confirmedAt) return 'confirmed';
  return hasDenied ? 'denied' : 'asked';
}

/** What pressing the button on a confirmation page does. */
export function decideConfirmation(
  status: ReportStatus,
  hasConfirmed: boolean,
): { kind: 'already' } | { kind: 'count' } | { kind: 'ended' } {
  if (hasConfirmed) return { kind: 'already' };
  return { kind: status === 'pending' ? 'count' : 'ended' };
}

/**
 * The outcome when a reporter asks for the confirmation request to be resent while the report is pending. `wait`: it was
 * resent recently. Clocks may be set back, so "recently" includes the near future.
 */
export function decideConfirmationResend(
  { confirmedAt, askedAgainAt }: { confirmedAt: Date | null; askedAgainAt: Date | null },
  now: Date,
): { kind: 'already' } | { kind: 'ask'; againAt: Date } | { kind: 'wait'; againAt: Date } {
  if (confirmedAt) return { kind: 'already' };
  const pauseMs = releaseLimits.resendConfirmLinkMinutes * MINUTE_MS;
  if (askedAgainAt && Math.abs(now.getTime() - askedAgainAt.getTime()) < pauseMs) {
    return { kind: 'wait', againAt: new Date(askedAgainAt.getTime() + pauseMs) };
  }
  return { kind: 'ask', againAt: new Date(now.getTime() + pauseMs) };
}

/** An owner can refute while the report is pending, even after its window. */
export const canRefuteReport = (status: ReportStatus): boolean => status === 'pending';

/** How a report ended. Null while it is pending. */
export function getReportEnding({
  status,
  refutedBy,
}: {
  status: ReportStatus;
  refutedBy: 'link' | 'home' | 'reporter' | null;
}): ReportEnding | null {
  if (status === 'pending') return null;
  return status === 'refuted' && refutedBy === 'reporter' ? 'withdrawn' : status;
}

/** Who refuted a report: the owner, by an emailed link or on their home page, or its own reporter. Null if nobody did. */
export function getRefuterRole({
  refutedBy,
}: {
  refutedBy: 'link' | 'home' | 'reporter' | null;
}): RefuterRole | null {
  return refutedBy && (refutedBy === 'reporter' ? 'reporter' : 'owner');
}

/** Only an opened estate can be locked again. */
export function canRevokeRelease(status: ReportStatus): boolean {
  return status === 'released';
}
