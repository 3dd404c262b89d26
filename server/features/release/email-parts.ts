import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

/** The facts about a report that its emails state. */
export interface ReportEmailFacts extends OwnerNames {
  /** In emails to the owner, the name that the owner chose; in all others, only the address. */
  reporter: string;
  reportType: ReportType;
  reportedAt: EmailDate;
  expiresAt: EmailDate;
  /** Until when the owner is away, as they had said before the report. */
  awayUntil?: EmailDate | null;
  /** Whether that time has passed while a confirmation is still missing. The owner can still refute. */
  isTimeOver: boolean;
}

/** The reported event as named in emails. */
export const reportedEventLabels = {
  death: 'death',
  incapacitation: 'permanent incapacitation',
} as const satisfies Record<ReportType, string>;

/** The link that shows the time of the report in the reader's own time zone. */
export const getReportTimeLinks = (report: ReportEmailFacts) => [createTimeZoneLink(report.reportedAt)];

/** Why the owner has more time than usual, to follow their deadline. Empty if they aren't away. */
export const explainTimeAway = ({ awayUntil, isTimeOver }: ReportEmailFacts): string =>
  awayUntil && !isTimeOver
    ? ` That’s longer than usual, because they’d told us that they would be away until ${awayUntil.text}.`
    : '';

/** Why somebody who was part of a report gets an email. Also true after they were removed as a reporter. */
export const participantReason =
  'You submitted this report or were asked to confirm it, as a trusted reporter.';

/** Included in every email with a reporter's personal link. */
export const antiPhishingSentence = 'We never ask for a password or for money.';

/** Spells out a number at the start of a sentence. An owner has up to five reporters. */
export const spellOut = (count: number) =>
  ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? String(count);

export const formatConfirmationsNeeded = (count: number) =>
  `${spellOut(count)} confirmation${count === 1 ? ' is' : 's are'} needed`;

/** The link to the owner's deadline, or to the time of the report once that deadline has passed. */
export const getDeadlineLinks = (report: ReportEmailFacts) =>
  report.isTimeOver ? getReportTimeLinks(report) : [createTimeZoneLink(report.expiresAt, 'The deadline')];

/** The one action of every urgent email to the owner about a pending report. */
export const createRefuteAction = ({ refuteLink }: { refuteLink: string }) => ({
  label: 'I’m well: refute the report',
  url: refuteLink,
});

/** The footer of emails to whoever submitted the report. */
export const submitterFooter = {
  why: 'A report was submitted with your personal reporter link.',
  mistake:
    'If you didn’t submit it, someone else has your link. Please let the owner know immediately. They can refute the report. They can also remove you from their reporters, which disables your links, and add you again with new ones.',
};
