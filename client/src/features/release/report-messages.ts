import type { OwnerReport, ReportStatus, ReportType, WarningWayKind } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { MessageId, TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '../../lib/dates.ts';

type HistoryMessages = TextMessages<'owner-report-history'>;

/** The label for a report's status. A refuted report was either refuted by the owner or withdrawn by its reporter. */
export function getReportStatusLabel(
  report: Pick<OwnerReport, 'status' | 'events'>,
  t: HistoryMessages,
): string {
  const status: ReportStatus = report.status;
  return t(status === 'refuted' && findWithdrawingReporter(report) !== null ? 'withdrawn' : status);
}

/** The reporter who withdrew the report, or null if the owner refuted it. */
export const findWithdrawingReporter = ({ events }: Pick<OwnerReport, 'events'>): string | null =>
  events.find(({ kind }) => kind === 'refuted')?.email ?? null;

/** A reporter who denies or denied a report, and why, if they said so. */
export interface Denial {
  email: string;
  reason: string | null;
  deniedAt: string;
  /** When they confirmed it after all. Null while their denial is in force. */
  withdrawnAt: string | null;
}

/** Lists the denials of the report, also those of reporters who have confirmed it since. Nobody denies a report twice. */
export function listDenials({ events }: Pick<OwnerReport, 'events'>): Denial[] {
  return events.flatMap(({ kind, email, reason = null, at }, index) =>
    kind === 'denied' && email !== null
      ? [{ email, reason, deniedAt: at, withdrawnAt: findConfirmation(events.slice(index), email) }]
      : [],
  );
}

const findConfirmation = (events: readonly Event[], by: string): string | null =>
  events.find(({ kind, email }) => kind === 'confirmed' && email === by)?.at ?? null;

/** Whether a confirmation withdrew an earlier denial. @param earlier the events before it */
export const isChangeOfMind = ({ kind, email }: Event, earlier: readonly Event[]): boolean =>
  kind === 'confirmed' && earlier.some((event) => event.kind === 'denied' && event.email === email);

/** Lists the reporters whose confirmation of the report counts. */
export function listConfirmers({ events }: Pick<OwnerReport, 'events'>): string[] {
  const confirmers = new Set<string>();
  for (const { kind, email } of events) {
    if (email === null) continue;
    if (kind === 'confirmed') confirmers.add(email);
    if (kind === 'denied' || kind === 'confirmation-withdrawn') confirmers.delete(email);
  }
  return [...confirmers];
}

/** What denials mean for the owner's report, also if too many have denied it to be confirmed. */
export function describeDenialEffect(
  {
    requiredConfirmations,
    possibleConfirmations,
    expiresAt,
  }: Pick<OwnerReport, 'requiredConfirmations' | 'possibleConfirmations' | 'expiresAt'>,
  t: TextMessages<'owner-reports'>,
): string {
  const needed = t('moreNecessary', { count: requiredConfirmations });
  if (requiredConfirmations <= possibleConfirmations) return needed;
  const expires = new Date(new Date(expiresAt).getTime() + limits.reportExpiresDays * DAY_MS);
  return `${needed} ${t('tooFewLeft', { date: formatMoment(expires) })}`;
}

/** Says how many confirmations a report has, and how many it needs. */
export function describeConfirmationProgress(
  count: number,
  required: number,
  t: TextMessages<'owner-reports'>,
): string {
  return count >= required ? t('enough', { count }) : t('progress', { count, required });
}

/** Formats a duration in hours. From two full days on, it includes the number of days. */
export function formatHours(hours: number, t: TextMessages<'owner-hours'>): string {
  return hours >= 48 && hours % 24 === 0
    ? t('hoursAndDays', { hours, days: hours / 24 })
    : t('hours', { hours });
}

type Event = OwnerReport['events'][number];

/**
 * Describes an event of a report to the owner. Events without an address are the owner's own actions.
 * @param isChangedMind whether a confirmation withdrew an earlier denial
 */
export function describeReportEvent(
  { kind, email }: Pick<Event, 'kind' | 'email'>,
  type: ReportType,
  isChangedMind: boolean,
  t: HistoryMessages,
): string {
  const name = email ?? t('aReporter');
  switch (kind) {
    case 'submitted':
      return t(type === 'death' ? 'reportedDeath' : 'reportedIncapacitation', { name });
    case 'confirmed':
      return t(isChangedMind ? 'confirmedAfterAll' : 'confirmed', { name });
    case 'confirmation-withdrawn':
      return email === null
        ? t('someonesConfirmationWithdrawn')
        : t('confirmationWithdrawn', { name: email });
    case 'denied':
      return t('denied', { name, days: limits.denialDays });
    case 'warned':
      return t('warned');
    case 'window-moved':
      return t('windowMoved');
    case 'restarted':
      return t('restarted');
    case 'released':
      return t('opened');
    case 'recipient-unreached':
      return email === null ? t('someRecipientUnreached') : t('recipientUnreached', { name: email });
    case 'passed-on':
      return email === null ? t('someonePassedOn') : t('passedOn', { name: email });
    case 'refuted':
      return email ? t('reportWithdrawn', { name: email }) : t('youRefuted');
    case 'expired':
      return t('reportExpired');
    case 'revoked':
      return t('lockedAgain');
    default:
      return kind satisfies never;
  }
}

/** When an event of this kind last occurred, or null if it never did. */
export function findLastEventTime(report: Pick<OwnerReport, 'events'>, kind: Event['kind']): string | null {
  return report.events.findLast((event) => event.kind === kind)?.at ?? null;
}

type HistoryId = MessageId<'owner-report-history'>;
type Warning = OwnerReport['warnings'][number];

const warnings = {
  first: 'warningFirst',
  half: 'warningHalf',
  last: 'warningLast',
  final: 'warningFinal',
} as const satisfies Record<Warning['stage'], HistoryId>;

const wayStates = {
  email: { queued: 'emailQueued', accepted: 'emailAccepted', failed: 'emailFailed' },
  'second-email': {
    queued: 'secondEmailQueued',
    accepted: 'secondEmailAccepted',
    failed: 'secondEmailFailed',
  },
  phone: { queued: 'phoneQueued', accepted: 'phoneAccepted', failed: 'phoneFailed' },
} as const satisfies Record<WarningWayKind, Record<Warning['ways'][number]['state'], HistoryId>>;

/** A warning, way by way: "First warning: email delivered, text message still being sent." */
export const describeWarning = (
  { stage, ways }: Pick<Warning, 'stage' | 'ways'>,
  t: HistoryMessages,
): string => t(warnings[stage], { ways: ways.map(({ way, state }) => t(wayStates[way][state])).join(', ') });
