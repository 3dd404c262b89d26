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

/**
 * Whether a reporter whose report was refuted is still suspended. It ends without a decision once nobody has signed in for a long
 * time: then the refutation may have been a thief's, and there may be nobody left who could decide.
 * @param signedInAt when the owner last signed in; null if unknown
 */
export function isSuspensionInForce(suspendedAt: Date, signedInAt: Date | null, now: Date): boolean {
  const lastSignOfLife = Math.max(suspendedAt.getTime(), signedInAt?.getTime() ?? 0);
  return now.getTime() < lastSignOfLife + limits.suspensionSilentDays * DAY_MS;
}

/** An earlier report by one reporter about one owner. */
export interface EarlierReport {
  reportedAt: Date;
  /** When this reporter withdrew it. Null if they did not. */
  withdrawnAt: Date | null;
}

/** Why, and until when, a reporter cannot report an owner. */
export interface ReportingPause {
  why: 'daily-limit' | 'withdrawals' | 'cool-down';
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

  function pauseAfter(why: keyof typeof pauseTerms, moments: readonly Date[]): ReportingPause | null {
    const { max, lastsMs, countsFrom } = pauseTerms[why];
    const recent = moments
      .filter((at) => at.getTime() > now.getTime() - lastsMs)
      .map((at) => Math.min(at.getTime(), now.getTime()))
      .sort((one, other) => other - one);
    const from = recent[countsFrom];
    return recent.length < max || from === undefined ? null : { why, until: new Date(from + lastsMs) };
  }
}

/**
 * The pause that an owner has set for after their own refutations. It holds for every reporter.
 * @param refutedAt when the owner last refuted a report; null if never. A withdrawal by a reporter doesn't count.
 */
export function getCoolDown(refutedAt: Date | null, coolDownDays: number, now: Date): ReportingPause | null {
  // Without a pause, a clock that was set back prevents nothing.
  if (refutedAt === null || coolDownDays === 0) return null;
  const until = new Date(refutedAt.getTime() + coolDownDays * DAY_MS);
  return now < until ? { why: 'cool-down', until } : null;
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
 * What a reporter has done about a pending report.
 * @param asked their confirmation, if it was requested and they have not been removed since
 */
export function getReporterInvolvement(
  report: { status: ReportStatus; reporterEmail: string },
  reporterEmail: string,
  asked: AskedReporter | null,
): ReporterInvolvement {
  if (isOwnPendingReport(report, reporterEmail)) return 'made';
  if (!asked) return 'uninvolved';
  if (asked.confirmedAt) return 'confirmed';
  return isDenying(asked) ? 'denied' : 'asked';
}

/** What pressing the button on a confirmation page does. */
export function decideConfirmation(
  status: ReportStatus,
  hasConfirmed: boolean,
): { kind: 'already' } | { kind: 'count' } | { kind: 'ended' } {
  if (hasConfirmed) return { kind: 'already' };
  return { kind: status === 'pending' ? 'count' : 'ended' };
}

/** A reporter who was asked to confirm: whether and when they have confirmed, denied, and withdrawn the denial by confirming. */
export interface AskedReporter {
  confirmedAt: Date | null;
  deniedAt: Date | null;
  denialWithdrawnAt: Date | null;
}

/** Whether their denial is in force. It survives their removal, which would otherwise let a thief silence them. */
export const isDenying = ({ deniedAt, denialWithdrawnAt }: Omit<AskedReporter, 'confirmedAt'>): boolean =>
  deniedAt !== null && denialWithdrawnAt === null;

/**
 * What denying a pending report does. A reporter may deny a report once, even after confirming it, which withdraws the
 * confirmation. `spent`: they have confirmed it since, and can't go back and forth.
 */
export function decideDenial(
  status: ReportStatus,
  asked: AskedReporter,
): { kind: 'count' } | { kind: 'already' } | { kind: 'spent' } | { kind: 'ended' } {
  if (status !== 'pending') return { kind: 'ended' };
  if (asked.deniedAt === null) return { kind: 'count' };
  return { kind: isDenying(asked) ? 'already' : 'spent' };
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
