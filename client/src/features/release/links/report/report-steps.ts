import type { ReportType } from '#shared/contracts/release.ts';
import type {
  ReporterInvolvement,
  ReporterTokenResponse,
  SubmitReportResponse,
} from '#shared/contracts/report-links.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { splitHours, type LinkMessages } from '../link-messages.ts';

type ReportMessages = Messages<'report'>;

/**
 * Says how many other reporters can be counted on and how many have to confirm. Doesn't say how many are asked, because that
 * includes those who declined.
 * @param others excludes those who declined
 */
export const describeConfirmers = (t: ReportMessages, others: number, required: number): string =>
  others < required ? t('tooFewConfirmers', { required }) : t('confirmers', { others, required });

/** Describes what a report would set in motion, and by when. */
export function describeReportSteps(t: ReportMessages, answer: ReporterTokenResponse, now: Date): string[] {
  const { refuteTimeHours, requiredConfirmations, otherReporters, awayUntil } = answer;
  const { owner } = formatOwnerNames(answer);
  const from = awayUntil === null ? now : new Date(awayUntil);
  const earliest = new Date(from.getTime() + refuteTimeHours * HOUR_MS);
  const time = splitHours(refuteTimeHours);
  return [
    awayUntil === null
      ? t('willWarn', { owner, ...time })
      : t('willWarnAway', { owner, ...time, until: formatMoment(awayUntil, t) }),
    describeConfirmers(t, otherReporters, requiredConfirmations),
    t('opensAtEarliest', { owner, moment: formatMoment(earliest, t) }),
    t('showsAddress', { owner }),
    t('canWithdraw'),
  ];
}

/** Says until when the owner can object. Later than usual if they are away. */
function describeDeadline(
  t: ReportMessages,
  id: 'deadline' | 'warning',
  owner: string,
  { expiresAt, awayUntil }: { expiresAt: string; awayUntil: string | null },
): string {
  const deadline = t(id, { owner, moment: formatMoment(expiresAt, t) });
  return awayUntil === null
    ? deadline
    : `${deadline} ${t('longerAway', { until: formatMoment(awayUntil, t) })}`;
}

/** Describes what the submitted report has set in motion. */
export function describeStepsAfterReport(
  { t, links }: LinkMessages<'report'>,
  owner: string,
  submitted: SubmitReportResponse,
): string[] {
  return [
    describeDeadline(t, 'warning', owner, submitted),
    describeConfirmers(t, submitted.otherReporters, submitted.requiredConfirmations),
    t('opensAfterBoth', { owner }),
    links('decision'),
  ];
}

/** Describes the progress of the reporter's own report. */
export function describePendingReportSteps(
  { t, links }: LinkMessages<'report'>,
  owner: string,
  report: NonNullable<ReporterTokenResponse['report']>,
  now: Date,
): string[] {
  const { confirmations, requiredConfirmations: required, expiresAt, isDelayed } = report;
  const isOver = !isDelayed && now >= new Date(expiresAt);
  const isEnough = confirmations >= required;
  return [
    describeConfirmationProgress(),
    isDelayed
      ? links('warningDelayed', { owner })
      : isOver
        ? t('deadlineOver', { owner })
        : describeDeadline(t, 'deadline', owner, report),
    describeOpening(),
    links('decision'),
  ];

  function describeConfirmationProgress(): string {
    if (confirmations === 0) return t('nobodyConfirmed', { required });
    return isEnough
      ? t('enoughConfirmed', { confirmations })
      : t('confirmedSoFar', { confirmations, required });
  }

  function describeOpening(): string {
    if (isEnough) return isOver ? links('opensSoon', { owner }) : t('opensAfterDeadline', { owner });
    return t(isOver ? 'opensAfterConfirmations' : 'opensAfterBoth', { owner });
  }
}

/**
 * Explains to a reporter who opens a link of the other type that they already have a pending report. @param running the pending
 * report
 */
export function explainSingleReport(
  t: ReportMessages,
  owner: string,
  running: { reportType: ReportType; confirmations: number },
): string {
  const explanation = t('otherLink', { owner, type: running.reportType });
  return running.confirmations === 0 ? `${explanation} ${t('ifTypeMatters')}` : explanation;
}

/**
 * What a reporter reads first about a possible report. No condolences if their last report was refuted or withdrawn: for all we
 * know, the owner is alive.
 */
export function describeReportOccasion(
  t: ReportMessages,
  type: ReportType,
  lastReport: ReporterTokenResponse['lastReport'],
): string | null {
  if (lastReport !== null && lastReport.status !== 'expired') return null;
  return t(type === 'death' ? 'sorryIfDeath' : 'sorryIfIncapacitation');
}

/** Describes the outcome of the reporter's last report when they open their link again. */
export function describeLastReport(
  t: ReportMessages,
  names: OwnerNames,
  { status, refutedBy, reportedAt }: NonNullable<ReporterTokenResponse['lastReport']>,
): string {
  const moment = formatMoment(reportedAt, t);
  switch (status) {
    case 'refuted':
      return t(refutedBy === 'reporter' ? 'lastWithdrawn' : 'lastRefuted', { moment });
    case 'expired':
      return t('lastExpired', { moment });
    case 'revoked':
      return t('lastRevoked', { moment, owner: formatOwnerNames(names).owner });
    default:
      return status satisfies never;
  }
}

const realReportActions = {
  made: 'realReportMade',
  asked: 'realReportAsked',
  confirmed: 'realReportConfirmed',
  denied: 'realReportDenied',
  uninvolved: 'realReportUninvolved',
} as const satisfies Record<ReporterInvolvement, string>;

/** Tells a reporter who is practicing while a real report is pending where to respond to the real one. */
export const describeRealReportAction = (t: ReportMessages, part: ReporterInvolvement): string =>
  t(realReportActions[part]);
