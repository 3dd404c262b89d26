import type {
  OwnerReport,
  SavedReleaseConfig,
  ReleaseSummary,
  ReporterStatus,
  RevokeReleaseResponse,
} from '#shared/contracts/release.ts';
import type {
  ResendConfirmLinkResponse,
  ConfirmTokenResponse,
  RefuteTokenResponse,
  ReporterLinkType,
  ReporterTokenResponse,
  SubmitReportResponse,
} from '#shared/contracts/report-links.ts';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { getReportNumbers } from '#shared/domain/reporters.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { presentMailOutcome } from '../../adapters/mail/delivery-outcome.ts';
import { getChangeUndoDeadline, getConfiguredNumbers, getReleaseTerms } from './configuration/rules.ts';
import { diffReleaseTerms } from './configuration/term-changes.ts';
import type {
  ConfigurationChangeRow,
  listReporterStatus,
  listOwnerReportRows,
  OwnerRow,
  ReportRow,
} from './queries.ts';
import type { RevokedRelease } from './openings/revoke-release.ts';
import { getRefuterRole, type ReportingPause } from './links/rules.ts';
import { countNeededConfirmations } from './reports/rules.ts';

/** @param sendsTexts whether this service sends text messages, without which a phone number can't be verified */
export function presentReleaseConfig(
  owner: OwnerRow,
  { now, sendsTexts }: { now: Date; sendsTexts: boolean },
): SavedReleaseConfig {
  const { secondEmailVerifiedAt, phoneNumberVerifiedAt, ...terms } = getReleaseTerms(owner, now);
  return {
    ...terms,
    incapacitation: {
      ...getReportNumbers(terms, 'incapacitation'),
      asForDeath: terms.incapacitation === null,
    },
    secondEmailVerified: secondEmailVerifiedAt !== null,
    phoneNumberVerified: phoneNumberVerifiedAt !== null && sendsTexts,
    sendsTexts,
  };
}

export function presentReporterStatus(
  { designatedReporters }: OwnerRow,
  { lastMails, opened, answers, addresses }: Awaited<ReturnType<typeof listReporterStatus>>,
  suspended: ReadonlyMap<string, Date>,
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
      suspendedAt: suspended.get(email)?.toISOString() ?? null,
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
  type: ReporterLinkType,
  facts: Pick<
    ReporterTokenResponse,
    'otherReporters' | 'answer' | 'asksAddress' | 'yourPart' | 'isReleased' | 'isSuspended' | 'mailLanguage'
  >,
  {
    report,
    last = null,
    pause = null,
    awayUntil = null,
  }: {
    /** The reporter's own pending report. */
    report?: { row: ReportRow; confirmations: number; needed: number; denials: number; isDelayed: boolean };
    /** The reporter's last report. */
    last?: ReportRow | null;
    pause?: ReportingPause | null;
    awayUntil?: Date | null;
  } = {},
): ReporterTokenResponse {
  const numbers = getConfiguredNumbers(owner);
  return {
    ownerUsername: owner.ownerUsername,
    ownerName: owner.ownerName,
    ...getReportNumbers(numbers, type === 'practice' ? 'death' : type),
    incapacitation: type === 'practice' ? getReportNumbers(numbers, 'incapacitation') : null,
    awayUntil: presentDate(awayUntil),
    ...facts,
    ...(report && {
      report: {
        status: report.row.status,
        reportType: report.row.reportType,
        reportedAt: report.row.reportedAt.toISOString(),
        confirmations: report.confirmations,
        requiredConfirmations: report.needed,
        expiresAt: report.row.expiresAt.toISOString(),
        denials: report.denials,
        awayUntil: presentDate(report.row.awayUntil),
        isDelayed: report.isDelayed,
      },
    }),
    lastReport: last && presentLastReport(last),
    pausedUntil: pause?.until.toISOString() ?? null,
    pauseReason: pause && (pause.why === 'cool-down' ? 'cool-down' : 'own-reports'),
  };
}

const presentDate = (date: Date | null) => date?.toISOString() ?? null;

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
    awayUntil: presentDate(report.awayUntil),
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
  denials: RefuteTokenResponse['denials'],
): RefuteTokenResponse {
  return { ...presentFacts(report), reporterName, denials, isEnoughConfirmed: report.confirmedAt !== null };
}

function presentFacts(
  report: ReportRow,
): Omit<RefuteTokenResponse, 'reporterName' | 'denials' | 'isEnoughConfirmed'> {
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
    | 'requiredConfirmations'
    | 'confirmations'
    | 'alreadyConfirmed'
    | 'hasDenied'
    | 'canDeny'
    | 'denials'
    | 'isDelayed'
    | 'hasDeclined'
    | 'anotherPart'
  >,
): ConfirmTokenResponse {
  return {
    ...names,
    ...presentFacts(report),
    status: report.status,
    refutedBy: getRefuterRole(report),
    awayUntil: presentDate(report.awayUntil),
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
  {
    report,
    confirmations,
    possibleConfirmations,
    denials,
    events,
    warnings,
  }: Awaited<ReturnType<typeof listOwnerReportRows>>[number],
  { designatedReporters }: OwnerRow,
  reasonOf: (email: string) => { reason: string } | null,
): OwnerReport {
  return {
    id: report.id,
    ...presentFacts(report),
    isStillReporter: designatedReporters.includes(report.reporterEmail),
    status: report.status,
    requiredConfirmations: countNeededConfirmations({ ...report, denials }),
    possibleConfirmations,
    confirmations,
    refuteTimeHours: report.refuteTimeHours,
    awayUntil: presentDate(report.awayUntil),
    warnings: presentWarnings(warnings),
    events: events.map(({ kind, at, email }) => ({
      kind,
      at: at.toISOString(),
      email,
      ...(kind === 'denied' && email !== null && reasonOf(email)),
    })),
  };
}

type WarningRow = Awaited<ReturnType<typeof listOwnerReportRows>>[number]['warnings'][number];

/** Each warning with its ways. */
function presentWarnings(rows: readonly WarningRow[]): OwnerReport['warnings'] {
  const warnings = new Map<string, OwnerReport['warnings'][number]>();
  for (const { round, stage, number, way, mail } of rows) {
    const key = `${round}/${stage}/${number}`;
    const warning = warnings.get(key) ?? { stage, at: mail.createdAt.toISOString(), ways: [] };
    const at = mail.acceptedAt ?? mail.refusedAt ?? mail.lastAttemptAt;
    const reason = mail.state === 'failed' ? mail.lastError : null;
    warning.ways.push({ way, state: mail.state, at: presentDate(at), reason });
    warnings.set(key, warning);
  }
  return [...warnings.values()];
}

/** The response to an owner who has locked everything again. */
export function presentRevocation({
  chargingEnded,
  readMeanwhile,
  takenBack,
}: RevokedRelease): RevokeReleaseResponse {
  return {
    message: 'Everything is locked again.',
    chargingEnded: chargingEnded && { paidUntil: chargingEnded.paidUntil.toISOString() },
    readMeanwhile,
    takenBack,
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
