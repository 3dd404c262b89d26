import type { ReportType } from '#shared/contracts/release.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { formatNameAndEmail, type OwnerNames } from '#shared/domain/display-names.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import {
  billingLimits,
  deletionLimits,
  limits,
  releaseLimits,
  unopenedLimits,
} from '#shared/domain/limits.ts';
import { getReportNumbers, type ConfiguredReportNumbers } from '#shared/domain/reporters.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import {
  deletionNoticeEmail,
  ownerLeftEmail,
  reporterDeletionCancelledEmail,
} from '../../deletion/emails.ts';
import { mostLeavebitsTrashedReporterEmail, removedDuringReportEmail } from '../../leavebits/emails.ts';
import {
  openingNoticeEmail,
  recipientMovedEmail,
  reminderEmail,
  shareNoticeEmail,
  shareSelectionEmail,
  unopenedReminderEmail,
} from '../../notices/emails.ts';
import { askReporterAboutSilenceEmail } from '../../silence/emails.ts';
import { destructionNoticeEmail } from '../../subscriptions/emails.ts';
import { askReporterAboutLapseEmail } from '../../subscriptions/lapse/emails.ts';
import { estateClosesEmail } from '../closing/emails.ts';
import {
  reporterKeptEmail,
  reporterLinksEmail,
  reporterRemovedEmail,
  reporterRestoredEmail,
} from '../configuration/emails.ts';
import {
  denialWithdrawnReporterEmail,
  reportDeniedOthersEmail,
  reportDeniedSubmitterEmail,
} from '../denials/emails.ts';
import type { ReportEmailFacts } from '../email-parts.ts';
import { reportExpiredEmail, reportRefutedEmail, reportWithdrawnEmail } from '../endings/emails.ts';
import {
  recipientLockedAgainEmail,
  releaseRevokedEmail,
  reportReleasedEmail,
  unreachableRecipientsEmail,
} from '../openings/emails.ts';
import { confirmationRequestEmail, reportDelayedEmail, reportReceivedEmail } from '../reports/emails.ts';
import { computeSubmittedWindowEnd, extendWindowForDenial } from '../reports/rules.ts';

interface Person {
  email: string;
  name: string | null;
}

/** Someone who receives what a recipient doesn't open. */
interface RehearsedSubstitute {
  of: string;
  to: Person;
  afterDays: number;
  /** Whether they'd receive anything that a release has opened, and that a date has opened. Not where they are a recipient already. */
  receives: { report: boolean; date: boolean };
}

/** An owner's plan as of the rehearsal. */
export interface RehearsalPlan extends OwnerNames, ConfiguredReportNumbers {
  now: Date;
  formatDate: (at: Date) => EmailDate;
  /** At least one. The first one reports in the rehearsal. */
  reporters: readonly Person[];
  /** The recipients of what waits for a report, of what opens on a date, and of what they can read now. */
  heirs: readonly Person[];
  dated: readonly Person[];
  readers: readonly Person[];
  /** The next date on which something opens. */
  nextDate: Date | null;
  substitutes: readonly RehearsedSubstitute[];
  /** Until when the owner is away. Null if they aren't. */
  awayUntil: Date | null;
  coolDownDays: number;
  /** Whether reporters are asked after a long silence, and when payments stop. */
  asksOnSilence: boolean;
  asksOnLapse: boolean;
  takesPayments: boolean;
  supportEmail: string | null;
  /** Where every button leads instead of its usual target. */
  harmlessUrl: string;
}

export interface RehearsedMail {
  kind: MailKind;
  /** Who would get it. Never empty. */
  people: readonly Person[];
  /** What it follows from, as a clause. */
  when: string;
  content: EmailContent;
}

/**
 * Every email that an owner's reporters and recipients would get, from the day they are named until everything closes, in that
 * order: one of each kind for everyone who gets the same text, whatever their number. So a plan of any size takes the same.
 */
export function listRehearsedMails(plan: RehearsalPlan): RehearsedMail[] {
  return [
    ...listPlanMails(plan),
    ...listReportMails(plan),
    ...listOpeningMails(plan),
    ...listRevocationMails(plan),
    ...listQuietMails(plan),
  ].filter(({ people }) => people.length > 0);
}

const getNames = ({ ownerName, ownerUsername }: RehearsalPlan): OwnerNames => ({ ownerName, ownerUsername });

const getLinks = ({ harmlessUrl: link }: RehearsalPlan) => ({
  deathLink: link,
  incapacitationLink: link,
  practiceLink: link,
});

const unite = (...groups: (readonly Person[])[]): Person[] => [
  ...new Map(groups.flat().map((person) => [person.email, person])).values(),
];

const listRecipients = ({ heirs, dated, readers }: RehearsalPlan): Person[] => unite(heirs, dated, readers);

/** A report that the first reporter submits now. */
function getReport(plan: RehearsalPlan, reportType: ReportType) {
  const { now, awayUntil, formatDate } = plan;
  const { requiredConfirmations, refuteTimeHours } = getReportNumbers(plan, reportType);
  const expiresAt = computeSubmittedWindowEnd(now, refuteTimeHours, awayUntil);
  const facts: ReportEmailFacts = {
    ...getNames(plan),
    reporter: plan.reporters[0]!.email,
    reportType,
    reportedAt: formatDate(now),
    expiresAt: formatDate(expiresAt),
    awayUntil: awayUntil && formatDate(awayUntil),
    isTimeOver: false,
  };
  return { requiredConfirmations, refuteTimeHours, expiresAt, facts };
}

/** What follows from the owner's own changes. */
function listPlanMails(plan: RehearsalPlan): RehearsedMail[] {
  const { now, reporters, heirs, dated, readers, nextDate, formatDate, harmlessUrl: link } = plan;
  const names = getNames(plan);
  const recipients = listRecipients(plan);
  return [
    {
      kind: 'reporter-links',
      people: reporters,
      when: 'when you choose them as reporters',
      content: reporterLinksEmail({
        ...names,
        ...getLinks(plan),
        refuteTimes: {
          death: getReport(plan, 'death').refuteTimeHours,
          incapacitation: getReport(plan, 'incapacitation').refuteTimeHours,
        },
      }),
    },
    {
      kind: 'reporter-removed',
      people: reporters,
      when: 'if you remove them as reporters',
      content: reporterRemovedEmail({
        ...names,
        at: formatDate(now),
        situation: null,
        canBeUndone: true,
        declined: null,
      }),
    },
    {
      kind: 'reporter-restored',
      people: reporters,
      when: 'if that is undone',
      content: reporterRestoredEmail({ ...names, links: getLinks(plan), situation: null }),
    },
    {
      kind: 'share-notice',
      people: heirs,
      when: 'when you leave them something for after your death or incapacitation',
      content: shareNoticeEmail({
        ...names,
        link,
        kind: 'locked',
        lock: { waitsFor: 'report', opensAt: null },
      }),
    },
    {
      kind: 'share-notice',
      people: dated,
      when: 'when you leave them something for a date',
      content: shareNoticeEmail({
        ...names,
        link,
        kind: 'locked',
        lock: { waitsFor: 'date', opensAt: nextDate && formatDate(nextDate) },
      }),
    },
    {
      kind: 'share-notice',
      people: readers,
      when: 'when you share something that they can read at once',
      content: shareNoticeEmail({ ...names, link, kind: 'open' }),
    },
    {
      kind: 'share-selection',
      people: recipients,
      when: 'if you send them a link to several LeaveBits',
      content: shareSelectionEmail({ ...names, link }),
    },
    {
      kind: 'reminder',
      people: recipients,
      when: 'if you remind them to confirm their address',
      content: reminderEmail({ ...names, link }),
    },
    {
      kind: 'recipient-moved',
      people: recipients,
      when: 'if you replace their address',
      content: recipientMovedEmail(names),
    },
  ];
}

/** The two emails that begin a report. */
function listFirstReportMails(plan: RehearsalPlan, reportType: ReportType): RehearsedMail[] {
  const [reporter, ...others] = plan.reporters as [Person, ...Person[]];
  const { facts, requiredConfirmations } = getReport(plan, reportType);
  const event = reportType === 'death' ? 'your death' : 'your incapacitation';
  return [
    {
      kind: 'report-received',
      people: [reporter],
      when: `after reporting ${event}`,
      content: reportReceivedEmail({ ...facts, requiredConfirmations }),
    },
    {
      kind: 'confirmation-request',
      people: others,
      when: `when somebody has reported ${event}`,
      content: confirmationRequestEmail({
        ...facts,
        confirmLink: plan.harmlessUrl,
        requiredConfirmations,
        confirmations: 0,
        denials: 0,
        hasDeclined: false,
        hasDenied: false,
      }),
    },
  ];
}

/** What can become of a report before it opens anything. */
function listReportMails(plan: RehearsalPlan): RehearsedMail[] {
  const { now, coolDownDays, formatDate, incapacitation } = plan;
  const [reporter, ...others] = plan.reporters as [Person, ...Person[]];
  const { facts, requiredConfirmations, expiresAt } = getReport(plan, 'death');
  const denied = {
    ...facts,
    expiresAt: formatDate(extendWindowForDenial(expiresAt, now)),
    needed: requiredConfirmations + 1,
    possible: others.length,
  };
  const reconsidered = { ...denied, needed: requiredConfirmations, confirmations: 1, denials: 0 };
  const pausedUntil = coolDownDays > 0 ? formatDate(new Date(now.getTime() + coolDownDays * DAY_MS)) : null;
  const refuted = { ...facts, isReporter: true, hasDenied: false, pausedUntil };
  const withdrawn = { ...facts, homeUrl: plan.harmlessUrl };
  return [
    ...listFirstReportMails(plan, 'death'),
    // Those about an incapacitation differ only in its own numbers.
    ...(incapacitation ? listFirstReportMails(plan, 'incapacitation') : []),
    {
      kind: 'report-delayed',
      people: plan.reporters,
      when: 'if our warnings don’t reach you',
      content: reportDelayedEmail(facts),
    },
    {
      kind: 'report-denied',
      people: [reporter],
      when: 'if another reporter says that the report isn’t true',
      content: reportDeniedSubmitterEmail({ ...denied, canTakeBack: true }),
    },
    {
      kind: 'report-denied',
      people: others.slice(1),
      when: 'if another reporter says that the report isn’t true',
      content: reportDeniedOthersEmail({ ...denied, confirmations: 0 }),
    },
    {
      kind: 'report-denial-withdrawn',
      people: [reporter],
      when: 'if that reporter then confirms the report',
      content: denialWithdrawnReporterEmail({ ...reconsidered, reader: 'submitter' }),
    },
    {
      kind: 'report-denial-withdrawn',
      people: others.slice(1),
      when: 'if that reporter then confirms the report',
      content: denialWithdrawnReporterEmail({ ...reconsidered, reader: 'other' }),
    },
    {
      kind: 'loss-notice',
      people: plan.reporters,
      when: 'if something is removed from your account while a report is pending',
      content: removedDuringReportEmail({
        ...getNames(plan),
        at: facts.reportedAt,
        reportedAt: facts.reportedAt,
      }),
    },
    {
      kind: 'report-withdrawn',
      people: [reporter],
      when: 'after withdrawing the report',
      content: reportWithdrawnEmail({ ...withdrawn, reader: 'reporter' }),
    },
    {
      kind: 'report-withdrawn',
      people: others,
      when: 'if the report is withdrawn',
      content: reportWithdrawnEmail({ ...withdrawn, reader: 'other' }),
    },
    {
      kind: 'report-refuted',
      people: [reporter],
      when: 'if you refute the report they submitted',
      content: reportRefutedEmail({ ...refuted, isSubmitter: true }),
    },
    {
      kind: 'report-refuted',
      people: others,
      when: 'if you refute a report that somebody else submitted',
      content: reportRefutedEmail({ ...refuted, isSubmitter: false }),
    },
    {
      kind: 'reporter-kept',
      people: [reporter],
      when: 'if you then decide that they stay your reporter',
      content: reporterKeptEmail({
        ownerName: plan.ownerName,
        ownerUsername: plan.ownerUsername,
        situation: null,
        pausedUntil,
      }),
    },
    {
      kind: 'report-expired',
      people: plan.reporters,
      when: 'if too few of them confirm the report',
      content: reportExpiredEmail({ ...facts, isOwner: false, hasDenied: false }),
    },
  ];
}

/** What follows a release or a date, until everything closes. */
function listOpeningMails(plan: RehearsalPlan): RehearsedMail[] {
  const {
    reporters,
    heirs,
    dated,
    readers,
    substitutes,
    formatDate,
    takesPayments,
    harmlessUrl: link,
  } = plan;
  const [reporter, ...others] = reporters as [Person, ...Person[]];
  const names = getNames(plan);
  const death = getReport(plan, 'death');
  const incapacitation = getReport(plan, 'incapacitation');
  // Nothing closes where nobody pays.
  const untilAfter = ({ expiresAt }: typeof death) =>
    takesPayments ? formatDate(addMonths(expiresAt, limits.estateReadableMonths)) : null;
  const readableUntil = untilAfter(death);
  const confirmedBy = 1 + death.requiredConfirmations;
  // A release opens what has been open since it was shared, too.
  const afterRelease = unite(heirs, readers);
  const toReach = heirs.slice(0, 1).map(formatNameAndEmail);
  return [
    {
      kind: 'report-released',
      people: [reporter],
      when: 'when their report has opened what you left',
      content: reportReleasedEmail({ ...death.facts, part: 'made' }),
    },
    {
      kind: 'report-released',
      people: others,
      when: 'when a report that they confirmed has opened what you left',
      content: reportReleasedEmail({ ...death.facts, part: 'confirmed' }),
    },
    {
      kind: 'released-notice',
      people: heirs,
      when: 'when your death is confirmed',
      content: openingNoticeEmail({
        ...names,
        link,
        because: { event: 'death', confirmedBy },
        readableUntil,
      }),
    },
    {
      kind: 'released-notice',
      people: heirs,
      when: 'when your incapacitation is confirmed',
      content: openingNoticeEmail({
        ...names,
        link,
        because: { event: 'incapacitation', confirmedBy: 1 + incapacitation.requiredConfirmations },
        readableUntil: untilAfter(incapacitation),
      }),
    },
    ...listReminders(plan, {
      kind: 'released-reminder',
      opensBy: 'report',
      people: afterRelease,
      openedAt: death.expiresAt,
      readableUntil,
    }),
    {
      kind: 'opened-notice',
      people: dated,
      when: 'on the date that you chose',
      content: openingNoticeEmail({ ...names, link, because: { event: 'date' }, readableUntil: null }),
    },
    ...listReminders(plan, {
      kind: 'unopened-reminder',
      opensBy: 'date',
      people: dated,
      openedAt: plan.nextDate ?? plan.now,
      readableUntil: null,
    }),
    {
      kind: 'released-notice',
      people: listSubstitutesOf(substitutes, heirs, 'report'),
      when: 'if someone doesn’t open what your death has opened, and it goes to them as well',
      content: openingNoticeEmail({
        ...names,
        link,
        because: { event: 'death', confirmedBy, isSubstitute: true },
        readableUntil,
      }),
    },
    {
      kind: 'opened-notice',
      people: listSubstitutesOf(substitutes, dated, 'date'),
      when: 'if someone doesn’t open what a date has opened, and it goes to them as well',
      content: openingNoticeEmail({
        ...names,
        link,
        because: { event: 'turn', after: null },
        readableUntil: null,
      }),
    },
    {
      kind: 'recipients-unreached',
      people: toReach.length > 0 ? reporters : [],
      when: 'if a recipient’s mailbox rejects our email',
      content: unreachableRecipientsEmail({
        ...names,
        people: toReach,
        readableUntil,
        pageUrl: link,
        supportEmail: plan.supportEmail,
      }),
    },
    ...(readableUntil
      ? [
          {
            kind: 'estate-closes' as const,
            people: afterRelease,
            when: `${releaseLimits.closingNoticeDaysAhead.join(' and ')} days before everything closes`,
            content: estateClosesEmail({ ...names, link, closesAt: readableUntil }),
          },
        ]
      : []),
  ];
}

type OpensBy = keyof RehearsedSubstitute['receives'];

const listSubstitutesOf = (
  substitutes: readonly RehearsedSubstitute[],
  people: readonly Person[],
  opensBy: OpensBy,
) =>
  unite(
    substitutes
      .filter(({ of, receives }) => receives[opensBy] && people.some(({ email }) => email === of))
      .map(({ to }) => to),
  );

/** The text of all reminders is the same, except for whoever has a substitute. */
function listReminders(
  plan: RehearsalPlan,
  {
    kind,
    opensBy,
    people,
    openedAt,
    readableUntil,
  }: Pick<RehearsedMail, 'kind' | 'people'> & {
    opensBy: OpensBy;
    openedAt: Date;
    readableUntil: EmailDate | null;
  },
): RehearsedMail[] {
  const days = new Intl.ListFormat('en-US').format(unopenedLimits.reminderDays.map(String));
  const when = `${days} days after something has opened, if they haven’t opened it`;
  const remind = (passingOn: { from: EmailDate } | null) =>
    unopenedReminderEmail({ ...getNames(plan), link: plan.harmlessUrl, readableUntil, passingOn });
  const findSubstitute = ({ email }: Person) =>
    plan.substitutes.find(({ of, receives }) => of === email && receives[opensBy]);
  const withSubstitute = people.filter(findSubstitute);
  const afterDays = Math.min(...withSubstitute.map((person) => findSubstitute(person)!.afterDays));
  return [
    { kind, people: people.filter((person) => !findSubstitute(person)), when, content: remind(null) },
    ...(withSubstitute.length > 0
      ? [
          {
            kind,
            people: withSubstitute,
            when,
            content: remind({ from: plan.formatDate(new Date(openedAt.getTime() + afterDays * DAY_MS)) }),
          },
        ]
      : []),
  ];
}

/** What follows if the owner locks everything again. */
function listRevocationMails(plan: RehearsalPlan): RehearsedMail[] {
  return (['death', 'incapacitation'] as const).flatMap((reportType): RehearsedMail[] => {
    const when =
      reportType === 'death'
        ? 'if you lock everything again after a false report'
        : 'if you recover from an incapacitation and press “I’m back”';
    return [
      {
        kind: 'release-revoked',
        people: plan.reporters,
        when,
        content: releaseRevokedEmail({ ...getReport(plan, reportType).facts, isReporter: true }),
      },
      {
        kind: 'locked-again',
        people: plan.heirs,
        when,
        content: recipientLockedAgainEmail({ ...getNames(plan), link: plan.harmlessUrl, reportType }),
      },
    ];
  });
}

/** What follows if nothing is heard of the owner, or much or all of it is about to go. */
function listQuietMails(plan: RehearsalPlan): RehearsedMail[] {
  const { now, reporters, formatDate, takesPayments } = plan;
  const names = getNames(plan);
  const { practiceLink: _unused, ...reportLinks } = getLinks(plan);
  const since = formatDate(now);
  const destroyAt = formatDate(addMonths(now, billingLimits.retentionMonths));
  return [
    {
      kind: 'silence-question',
      people: plan.asksOnSilence ? reporters : [],
      when: 'if you don’t sign in for a long time and don’t answer us',
      content: askReporterAboutSilenceEmail({ ...names, ...reportLinks, since }),
    },
    {
      kind: 'lapse-question',
      people: takesPayments && plan.asksOnLapse ? reporters : [],
      when: `${releaseLimits.lapseAskedDaysAfter.join(' and ')} days after your payments have stopped`,
      content: askReporterAboutLapseEmail({
        ...names,
        ...reportLinks,
        since,
        destroyAt,
        isFirst: true,
        isLast: false,
      }),
    },
    {
      kind: 'destruction-notice',
      people: takesPayments ? reporters : [],
      when: 'before what you haven’t paid for is permanently deleted',
      content: destructionNoticeEmail({ ...names, ...reportLinks, destroyAt, why: 'unpaid' }),
    },
    {
      kind: 'trash-notice',
      people: reporters,
      when: 'if most of your LeaveBits are moved to the trash',
      content: mostLeavebitsTrashedReporterEmail({ ...names, at: since }),
    },
    {
      kind: 'deletion-notice',
      people: reporters,
      when: 'if you ask us to delete your account',
      content: deletionNoticeEmail({
        ...names,
        ...reportLinks,
        deletesAt: formatDate(new Date(now.getTime() + deletionLimits.waitDays * DAY_MS)),
      }),
    },
    {
      kind: 'deletion-taken-back',
      people: reporters,
      when: 'if you keep your account after all',
      content: reporterDeletionCancelledEmail(names),
    },
    {
      kind: 'owner-left',
      people: listRecipients(plan),
      when: 'if you delete your account and ask us to let them know',
      content: ownerLeftEmail(names),
    },
  ];
}
