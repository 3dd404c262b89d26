import type { Refuter, ReportStatus } from '#shared/contracts/release.ts';
import type { LinkRefusal, ReporterPart } from '#shared/contracts/report-links.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/**
 * Whether a reporter's link is refused, given the state of the owner's report in force. Once no report is in force, the
 * link works again.
 */
export function submissionRefusal(latest: ReportStatus | null): LinkRefusal | null {
  return latest === 'pending' || latest === 'released' ? latest : null;
}

/** Whether a report is this reporter's own and still being decided. Then their links show it, and they can take it back. */
export function isOwnRunning(
  report: { status: ReportStatus; reporterEmail: string },
  reporterEmail: string,
): boolean {
  return report.status === 'pending' && report.reporterEmail === reporterEmail;
}

/**
 * What a reporter has done about a pending report. Who said that it is not true, and confirmed it later, has confirmed.
 * @param asked their confirmation, if they were asked for it and were not removed since.
 */
export function partOf(
  report: { status: ReportStatus; reporterEmail: string },
  reporterEmail: string,
  asked: { confirmedAt: Date | null } | null,
  hasDenied: boolean,
): ReporterPart {
  if (isOwnRunning(report, reporterEmail)) return 'made';
  if (!asked) return 'uninvolved';
  if (asked.confirmedAt) return 'confirmed';
  return hasDenied ? 'denied' : 'asked';
}

/** The effect of the button on a confirmation link's page. */
export function confirmationVerdict(
  status: ReportStatus,
  hasConfirmed: boolean,
): { kind: 'already' } | { kind: 'count' } | { kind: 'refused'; reason: LinkRefusal } {
  if (hasConfirmed) return { kind: 'already' };
  return status === 'pending' ? { kind: 'count' } : { kind: 'refused', reason: status };
}

/**
 * What becomes of a reporter's wish to get the mail that asks them to confirm once more, while the report is pending.
 * `wait`: they had it sent again shortly before. Clocks may be set back, so shortly after counts too.
 */
export function askAgainVerdict(
  { confirmedAt, askedAgainAt }: { confirmedAt: Date | null; askedAgainAt: Date | null },
  now: Date,
): { kind: 'already' } | { kind: 'ask'; againAt: Date } | { kind: 'wait'; againAt: Date } {
  if (confirmedAt) return { kind: 'already' };
  const pauseMs = releaseLimits.askAgainMinutes * MINUTE_MS;
  if (askedAgainAt && Math.abs(now.getTime() - askedAgainAt.getTime()) < pauseMs) {
    return { kind: 'wait', againAt: new Date(askedAgainAt.getTime() + pauseMs) };
  }
  return { kind: 'ask', againAt: new Date(now.getTime() + pauseMs) };
}

/** An owner can refute as long as the report is pending, also after its window. */
export function refutationRefusal(status: ReportStatus): LinkRefusal | null {
  return status === 'pending' ? null : status;
}

/** Who refuted a report: the owner does so by a mailed link or from their home. Null when nobody did. */
export function refuterOf({ refutedBy }: { refutedBy: 'link' | 'home' | 'reporter' | null }): Refuter | null {
  return refutedBy && (refutedBy === 'reporter' ? 'reporter' : 'owner');
}

/** Only an opened estate can be locked again. */
export function canRevoke(status: ReportStatus): boolean {
  return status === 'released';
}
