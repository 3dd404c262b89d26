import type { OwnerReport, ReportStatus, ReportType, WarningWayKind } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '../../lib/dates.ts';
import { formatCount } from '#shared/domain/format-count.ts';

export function describeEventToOwner(type: ReportType): string {
  switch (type) {
    case 'death':
      return 'you have died';
    case 'incapacitation':
      return 'you’re permanently incapacitated';
    default:
      return type satisfies never;
  }
}

export const reportTypeLabels = {
  death: 'Death',
  incapacitation: 'Permanent incapacitation',
} satisfies Record<ReportType, string>;

const reportStatusLabels = {
  pending: 'Pending',
  released: 'Released',
  refuted: 'Refuted',
  expired: 'Expired',
  revoked: 'Locked again',
} satisfies Record<ReportStatus, string>;

/** The label for a report's status. A refuted report was either refuted by the owner or withdrawn by its reporter. */
export function getReportStatusLabel(report: Pick<OwnerReport, 'status' | 'events'>): string {
  return report.status === 'refuted' && findWithdrawingReporter(report) !== null
    ? 'Withdrawn'
    : reportStatusLabels[report.status];
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
export function describeDenialEffect({
  requiredConfirmations,
  possibleConfirmations,
  expiresAt,
}: Pick<OwnerReport, 'requiredConfirmations' | 'possibleConfirmations' | 'expiresAt'>): string {
  const needed = `That makes ${formatCount(requiredConfirmations, 'confirmation', 'confirmations')} necessary.`;
  if (requiredConfirmations <= possibleConfirmations) return needed;
  const expires = new Date(new Date(expiresAt).getTime() + limits.reportExpiresDays * DAY_MS);
  return `${needed} Too few of your reporters are left for that. Unless someone who said that it isn’t true changes their answer, the report expires on ${formatMoment(expires)}, and nothing opens.`;
}

/** Says how many confirmations a report has, and how many it needs. */
export function describeConfirmationProgress(confirmations: number, required: number): string {
  const has = confirmations === 0 ? 'No confirmation' : formatCount(confirmations, 'confirmation');
  if (confirmations >= required) return `${has}: that’s enough.`;
  return `${has} ${confirmations === 0 ? 'yet' : 'so far'}; ${required === 1 ? 'one is' : `${required} are`} needed.`;
}

/** Formats a duration in hours. From two full days on, it includes the number of days. */
export function formatHours(hours: number): string {
  const inHours = formatCount(hours, 'hour');
  return hours >= 48 && hours % 24 === 0 ? `${inHours} (${hours / 24} days)` : inHours;
}

type Event = OwnerReport['events'][number];

/**
 * Describes an event of a report to the owner. Events without an address are the owner's own actions.
 * @param isChangedMind whether a confirmation withdrew an earlier denial
 */
export function describeReportEvent(
  { kind, email }: Pick<Event, 'kind' | 'email'>,
  type: ReportType,
  isChangedMind = false,
): string {
  const who = email ?? 'A reporter';
  switch (kind) {
    case 'submitted':
      return `${who} reported that ${describeEventToOwner(type)}.`;
    case 'confirmed':
      return isChangedMind
        ? `${who} confirmed the report after all. They had said that it isn’t true, which no longer counts.`
        : `${who} confirmed the report.`;
    case 'confirmation-withdrawn':
      return `The confirmation by ${email ?? 'a reporter'} no longer counts because they’re no longer your reporter.`;
    case 'denied':
      return `${who} said that it isn’t true. One more confirmation became necessary, and nothing opens for ${limits.denialDays} days after that.`;
    case 'warned':
      return 'We reminded you by email.';
    case 'window-moved':
      return 'No warning had reached you in time, so we extended your deadline to refute.';
    case 'restarted':
      return 'The service had to be restored, so your time to refute started again.';
    case 'released':
      return 'Your LeaveBits were opened to the people you chose.';
    case 'recipient-unreached':
      return `Our email couldn’t reach ${email ?? 'a recipient'}. We’ve asked your reporters and will try again after 1, 4 and 12 weeks.`;
    case 'passed-on':
      return `${email ?? 'Someone'} received something that another recipient hadn’t opened, as you chose.`;
    case 'refuted':
      return email
        ? `${email} withdrew the report. Nothing was opened.`
        : 'You refuted the report. Nothing was opened.';
    case 'expired':
      return 'The report expired because too few reporters confirmed it. Nothing was opened.';
    case 'revoked':
      return 'You locked everything again.';
    default:
      return kind satisfies never;
  }
}

/** When an event of this kind last occurred, or null if it never did. */
export function findLastEventTime(report: Pick<OwnerReport, 'events'>, kind: Event['kind']): string | null {
  return report.events.findLast((event) => event.kind === kind)?.at ?? null;
}

const warningNames = {
  first: 'First warning',
  half: 'Reminder',
  last: 'Last reminder',
  final: 'Final notice',
} satisfies Record<OwnerReport['warnings'][number]['stage'], string>;

const wayNames = {
  email: 'email',
  'second-email': 'second address',
  phone: 'text message',
} satisfies Record<WarningWayKind, string>;

const wayStates = { queued: 'still being sent', accepted: 'delivered', failed: 'not delivered' };

/** A warning, way by way: "First warning: email delivered, text message still being sent." */
export const describeWarning = ({ stage, ways }: Pick<OwnerReport['warnings'][number], 'stage' | 'ways'>) =>
  `${warningNames[stage]}: ${ways.map(({ way, state }) => `${wayNames[way]} ${wayStates[state]}`).join(', ')}.`;
