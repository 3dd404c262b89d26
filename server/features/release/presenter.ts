import type {
  OwnerReport,
  ReleaseConfig,
  ReleaseSummary,
  ReporterStatus,
  RevokeReleaseResponse,
} from '#shared/contracts/release.ts';
import type {
  ResendConfirmLinkResponse,
  ConfirmTokenResponse,
  RefuteTokenResponse,
  ReporterTokenResponse,
  SubmitReportResponse,
} from '#shared/contracts/report-links.ts';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { presentMailOutcome } from '../../adapters/mail/delivery-outcome.ts';
import type { EndedCharging } from '../subscriptions/reminders/resume-payment-reminders.ts';
import { diffReleaseTerms, getChangeUndoDeadline } from './configuration/rules.ts';
import type {
  ConfigurationChangeRow,
  listReporterStatus,
  listOwnerReportRows,
  OwnerRow,
  ReportRow,
} from './queries.ts';
import { getRefuterRole, type ReportingPause } from './links/rules.ts';

export function presentReleaseConfig(owner: OwnerRow): ReleaseConfig {
  const { phoneNumber, designatedReporters, requiredConfirmations, refuteTimeHours, askReportersOnLapse } =
    owner;
  return { phoneNumber, designatedReporters, requiredConfirmations, refuteTimeHours, askReportersOnLapse };
}

export function presentReporterStatus(
  { designatedReporters }: OwnerRow,
  { lastMails, opened, answers, addresses }: Awaited<ReturnType<typeof listReporterStatus>>,
): ReporterStatus {
  return designatedReporters.map((email) => {
    const mail = lastMails.find(({ recipient }) => recipient === email);
    const openedAt = opened.find((row) => row.email === email)?.at ?? null;
    const answered = answers.find((row) => row.email === email);
    return {
      email,
      mail: mail ? presentMailOutcome(mail) : null,
      openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
      answer: answered?.answer ?? null,
      answeredAt: answered?.answeredAt?.toISOString() ?? null,
      wantsOtherAddress: addresses.find((row) => row.email === email)?.isGood === false,
    };
  });
}

/** A configuration change, as shown on the page of its undo link. */
export function presentConfigurationChange(
  { changedAt, termsBefore, termsAfter }: ConfigurationChangeRow,
  { later, earlier }: { later: readonly unknown[]; earlier: readonly unknown[] },
  inForce: ReportRow | null,
): ConfigurationUndoPreview {
  return {
    changedAt: changedAt.toISOString(),
    expiresAt: getChangeUndoDeadline(changedAt).toISOString(),
    ...diffReleaseTerms(termsBefore, termsAfter),
    laterChanges: later.length,
    earlierChanges: earlier.length,
    report: presentReportInForce(inForce),
  };
}

/** Whether a report is pending or has opened the estate. */
export function presentReportInForce(report: ReportRow | null): ConfigurationUndoPreview['report'] {
  return report?.status === 'pending' || report?.status === 'released' ? report.status : null;
}

/** What the holder of a reporter link sees: the owner and the terms, but no other reporter's address. */
export function presentReporterLink(
  owner: OwnerRow & OwnerNames,
  facts: Pick<ReporterTokenResponse, 'otherReporters' | 'answer' | 'asksAddress' | 'yourPart' | 'isReleased'>,
  {
    report,
    last = null,
    pause = null,
  }: {
    /** The reporter's own pending report. */
    report?: { row: ReportRow; confirmations: number; denials: number; isDelayed: boolean };
    /** The reporter's last report. */
    last?: ReportRow | null;
    pause?: ReportingPause | null;
  } = {},
): ReporterTokenResponse {
  return {
    ownerUsername: owner.ownerUsername,
    ownerName: owner.ownerName,
    refuteTimeHours: owner.refuteTimeHours,
    requiredConfirmations: owner.requiredConfirmations,
    ...facts,
    ...(report && {
      report: {
        status: report.row.status,
        reportType: report.row.reportType,
        reportedAt: report.row.reportedAt.toISOString(),
        confirmations: report.confirmations,
        requiredConfirmations: report.row.requiredConfirmations,
        expiresAt: report.row.expiresAt.toISOString(),
        denials: report.denials,
        isDelayed: report.isDelayed,
      },
    }),
    lastReport: last && presentLastReport(last),
    pausedUntil: pause?.until.toISOString() ?? null,
  };
}

/** A report that has ended. Its reporter's page doesn't show what a released one opened. */
function presentLastReport(report: ReportRow): ReporterTokenResponse['lastReport'] {
  const { status, reportedAt } = report;
  if (status === 'pending' || status === 'released') return null;
  return { status, refutedBy: getRefuterRole(report), reportedAt: reportedAt.toISOString() };
}

export function presentSubmittedReport(report: ReportRow, otherReporters: number): SubmitReportResponse {
  return {
    message: 'Your report has been submitted.',
    expiresAt: report.expiresAt.toISOString(),
    requiredConfirmations: report.requiredConfirmations,
    otherReporters,
  };
}

/**
 * A report for the owner's refute page.
 * @param reporterName as chosen by the owner; for their eyes only
 */
export function presentReportForRefuting(
  report: ReportRow,
  reporterName: string | null,
): RefuteTokenResponse {
  return { ...presentFacts(report), reporterName };
}

function presentFacts(report: ReportRow): Omit<RefuteTokenResponse, 'reporterName'> {
  return {
    reportType: report.reportType,
    reporterEmail: report.reporterEmail,
    reportedAt: report.reportedAt.toISOString(),
    expiresAt: report.expiresAt.toISOString(),
  };
}

/** A report for the page of a reporter who is asked to confirm it. */
export function presentReportForConfirming(
  names: OwnerNames,
  report: ReportRow,
  progress: Pick<
    ConfirmTokenResponse,
    | 'confirmations'
    | 'alreadyConfirmed'
    | 'hasDenied'
    | 'denials'
    | 'isDelayed'
    | 'hasDeclined'
    | 'anotherPart'
  >,
): ConfirmTokenResponse {
  return {
    ...names,
    ...presentFacts(report),
    requiredConfirmations: report.requiredConfirmations,
    status: report.status,
    refutedBy: getRefuterRole(report),
    ...progress,
  };
}

/**
 * The response to a reporter who asks to have their email resent.
 * @param againAt null if they have already confirmed
 */
export function presentConfirmationResend(againAt: Date | null): ResendConfirmLinkResponse {
  return {
    message: againAt ? 'We’ve sent you the email again.' : 'You’ve already confirmed this report.',
    alreadyConfirmed: againAt === null,
    againAt: againAt?.toISOString() ?? null,
  };
}

/** A report with its timeline, for the owner it is about. */
export function presentOwnerReport(
  { report, confirmations, events }: Awaited<ReturnType<typeof listOwnerReportRows>>[number],
  { designatedReporters }: OwnerRow,
): OwnerReport {
  return {
    id: report.id,
    ...presentFacts(report),
    isStillReporter: designatedReporters.includes(report.reporterEmail),
    status: report.status,
    requiredConfirmations: report.requiredConfirmations,
    confirmations,
    refuteTimeHours: report.refuteTimeHours,
    events: events.map(({ kind, at, email }) => ({ kind, at: at.toISOString(), email })),
  };
}

/** The response to an owner who has locked everything again. */
export function presentRevocation(chargingEnded: EndedCharging | null): RevokeReleaseResponse {
  return {
    message: 'Everything is locked again.',
    chargingEnded: chargingEnded && { paidUntil: chargingEnded.paidUntil.toISOString() },
  };
}

/** The facts about a released report that readers may see. */
export type ReleasedReportFacts = Pick<ReportRow, 'reportType' | 'reportedAt' | 'releasedAt'>;

/** How an estate was opened, for its readers, without names. Null if the report was not released. */
export function presentReleaseSummary(
  report: ReleasedReportFacts,
  confirmations: number,
): ReleaseSummary | null {
  if (report.releasedAt === null) return null;
  return {
    reportType: report.reportType,
    reportedAt: report.reportedAt.toISOString(),
    confirmations,
    releasedAt: report.releasedAt.toISOString(),
  };
}
