import type { OwnerReport } from '#shared/contracts/release.ts';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/format-list.ts';
import {
  findLastEventTime,
  findWithdrawingReporter,
  describeEventToOwner,
  listConfirmers,
} from '../report-messages.ts';

/** Describes how a report ended, with a title and a few sentences. */
export function describeReportEnd(report: OwnerReport): { title: string; text: string } {
  const { reporterEmail, reportType, reportedAt, status } = report;
  const reported = `${reporterEmail} reported on ${formatMoment(reportedAt)} that ${describeEventToOwner(reportType)}.`;
  const since = (kind: 'refuted' | 'expired' | 'revoked') =>
    formatMoment(findLastEventTime(report, kind) ?? reportedAt);
  switch (status) {
    case 'refuted':
      return findWithdrawingReporter(report) !== null
        ? {
            title: 'A report about you was withdrawn',
            text: `${reported} They withdrew it on ${since('refuted')}, and nothing was opened.`,
          }
        : {
            title: 'A report about you was refuted',
            text: `${reported} It was refuted on ${since('refuted')}, and nothing was opened.`,
          };
    case 'expired':
      return {
        title: 'A report about you expired',
        text: `${reported} Too few others confirmed it by ${since('expired')}, and nothing was opened.`,
      };
    case 'revoked':
      return {
        title: 'Everything is locked again',
        text: `${reported} Your LeaveBits were open until you locked them again on ${since('revoked')}.`,
      };
    case 'pending':
    case 'released':
      return { title: 'A report about you', text: reported };
    default:
      return status satisfies never;
  }
}

/** Names those who confirmed a report that the owner refuted. They aren't suspended. Null if there are none. */
export function describeConfirmersOfRefutedReport(report: OwnerReport): string | null {
  const confirmers = report.status === 'refuted' ? listConfirmers(report) : [];
  if (confirmers.length === 0) return null;
  return `${formatList(confirmers, 'and')} had confirmed it, and their links weren’t suspended. If you no longer trust ${confirmers.length === 1 ? 'them' : 'one of them'}, remove them from your reporters.`;
}

/**
 * Says whether the reporter is still one of the owner's, and what the owner can do about it.
 * @param canConfigure false while the subscription is blocked.
 */
export function describeReporterStatus(
  { isStillReporter, status, reportType }: OwnerReport,
  canConfigure: boolean,
): string {
  if (!isStillReporter) return 'They’re no longer one of your reporters.';
  // Whoever is back was away: nobody reported anything false.
  if (status === 'revoked' && reportType === 'incapacitation') return 'They’re still one of your reporters.';
  return canConfigure
    ? 'They’re still one of your reporters. If you no longer trust them with this, remove them.'
    : 'They’re still one of your reporters. To remove them, you need an active subscription. You never need one to refute a report.';
}

/**
 * Explains payment to an owner who has locked everything again. Null if no billing was cancelled.
 * @param subscription undefined until loaded.
 * @param timeZone for tests; defaults to the reader's.
 */
export function describePaymentAfterRevoke(
  { status }: Pick<OwnerReport, 'status'>,
  subscription: Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate'> | undefined,
  timeZone?: string,
): string | null {
  if (status !== 'revoked' || subscription?.status !== 'Cancelled') return null;
  const ended = 'PayFast no longer charges your card, and won’t start again on its own.';
  return subscription.isBlocked
    ? `${ended} Nobody can read your LeaveBits for now, but they’re safe. They’ll open again once you set up the payment again.`
    : `${ended} You’ve paid until ${formatMoment(subscription.nextPaymentDate, timeZone)}. Please set up the payment again before that.`;
}
