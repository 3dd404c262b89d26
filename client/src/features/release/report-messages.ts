import type { OwnerReport, ReportStatus, ReportType } from '#shared/contracts/release.ts';
import { formatCount } from '../../lib/format-count.ts';

/** Continues a sentence that starts with the owner's name. */
export function describeReportedEvent(type: ReportType): string {
  switch (type) {
    case 'death':
      return 'has died';
    case 'incapacitation':
      return 'is permanently incapacitated';
    default:
      return type satisfies never;
  }
}

/** Shown to someone who has reported or confirmed the event. */
export function formatCondolence(type: ReportType): string {
  switch (type) {
    case 'death':
      return 'We’re sorry for your loss.';
    case 'incapacitation':
      return 'We’re sorry for what you’re going through.';
    default:
      return type satisfies never;
  }
}

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

/** Lists the reporters who deny the report. One who confirmed it after denying it has changed their mind and isn't listed. */
export function listDeniers({ events }: Pick<OwnerReport, 'events'>): string[] {
  const last = new Map<string, Event['kind']>();
  for (const { kind, email } of events) {
    if (email !== null && (kind === 'denied' || kind === 'confirmed')) last.set(email, kind);
  }
  return [...last].flatMap(([email, kind]) => (kind === 'denied' ? [email] : []));
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

/** Describes an event of a report to the owner. Events without an address are the owner's own actions. */
export function describeReportEvent(
  { kind, email }: Pick<Event, 'kind' | 'email'>,
  type: ReportType,
): string {
  const who = email ?? 'A reporter';
  switch (kind) {
    case 'submitted':
      return `${who} reported that ${describeEventToOwner(type)}.`;
    case 'confirmed':
      return `${who} confirmed the report.`;
    case 'confirmation-withdrawn':
      return `The confirmation by ${email ?? 'a reporter'} no longer counts because they’re no longer your reporter.`;
    case 'denied':
      return `${who} said that it isn’t true.`;
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
