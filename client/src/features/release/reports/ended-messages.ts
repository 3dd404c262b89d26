import type { OwnerReport } from '#shared/contracts/release.ts';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { findLastEventTime, findWithdrawingReporter, listConfirmers } from '../report-messages.ts';

type ReportMessages = TextMessages<'owner-reports'>;

/** Describes how a report ended, with a title and a few sentences. */
export function describeReportEnd(report: OwnerReport, t: ReportMessages): { title: string; text: string } {
  const { reporterEmail, reportType, reportedAt, status } = report;
  const reported = t(reportType === 'death' ? 'endedDeath' : 'endedIncapacitation', {
    name: reporterEmail,
    date: formatMoment(reportedAt),
  });
  const endOf = (kind: 'refuted' | 'expired' | 'revoked') => ({
    date: formatMoment(findLastEventTime(report, kind) ?? reportedAt),
  });
  switch (status) {
    case 'refuted':
      return findWithdrawingReporter(report) !== null
        ? { title: t('withdrawnTitle'), text: `${reported} ${t('withdrawn', endOf('refuted'))}` }
        : { title: t('refutedTitle'), text: `${reported} ${t('refutedOn', endOf('refuted'))}` };
    case 'expired':
      return { title: t('expiredTitle'), text: `${reported} ${t('expired', endOf('expired'))}` };
    case 'revoked':
      return { title: t('locked'), text: `${reported} ${t('revoked', endOf('revoked'))}` };
    case 'pending':
    case 'released':
      return { title: t('endedTitle'), text: reported };
    default:
      return status satisfies never;
  }
}

/** Names those who confirmed a report that the owner refuted. They aren't suspended. Null if there are none. */
export function describeConfirmersOfRefutedReport(report: OwnerReport, t: ReportMessages): string | null {
  const confirmers = report.status === 'refuted' ? listConfirmers(report) : [];
  if (confirmers.length === 0) return null;
  return t('confirmers', { names: formatList(confirmers, t), count: confirmers.length });
}

/**
 * Says whether the reporter is still one of the owner's, and what the owner can do about it.
 * @param canConfigure false while the subscription is blocked.
 */
export function describeReporterStatus(
  { isStillReporter, status, reportType }: OwnerReport,
  canConfigure: boolean,
  t: ReportMessages,
): string {
  if (!isStillReporter) return t('noLongerReporter');
  // Whoever is back was away: nobody reported anything false.
  if (status === 'revoked' && reportType === 'incapacitation') return t('stillReporter');
  return t(canConfigure ? 'stillReporterRemove' : 'stillReporterBlocked');
}

/**
 * Explains payment to an owner who has locked everything again. Null if no billing was cancelled.
 * @param subscription undefined until loaded.
 * @param timeZone for tests; defaults to the reader's.
 */
export function describePaymentAfterRevoke(
  { status }: Pick<OwnerReport, 'status'>,
  subscription: Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate'> | undefined,
  t: ReportMessages,
  timeZone?: string,
): string | null {
  if (status !== 'revoked' || subscription?.status !== 'Cancelled') return null;
  return subscription.isBlocked
    ? t('paymentBlocked')
    : t('paidUntil', { date: formatMoment(subscription.nextPaymentDate, timeZone) });
}
