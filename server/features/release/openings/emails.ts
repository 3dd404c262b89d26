import type { ReportType } from '#shared/contracts/release.ts';
import type { ParticipantInvolvement } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';
import { writeEmail } from '#server/adapters/mail/write-email.ts';
import {
  getReportTimeLinks,
  participantReason,
  reportedEventLabels,
  type ReportEmailFacts,
} from '../email-parts.ts';

/**
 * Notifies reporters that the estate was opened after a report.
 * @param report.part what the reader did about it. For all that someone who denied it knows, the owner is alive.
 */
export function reportReleasedEmail(
  report: ReportEmailFacts & { part: ParticipantInvolvement },
): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  const shared = {
    subject: `${owner}’s LeaveBits have been released`,
    heading: 'The LeaveBits have been released',
    links: getReportTimeLinks(report),
    why: participantReason,
  };
  if (report.part === 'denied')
    return {
      ...shared,
      preheader: 'Enough of the other reporters confirmed the report.',
      paragraphs: [
        `You had told us that the report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull} isn’t true. Thank you for speaking up. We told the owner immediately, but enough of the other reporters confirmed the report, and it wasn’t refuted. The people they chose can now read the LeaveBits meant for them, and we’ve emailed each of them.`,
        'If the owner is alive and well, please let them know immediately. They can sign in and lock everything again.',
      ],
      mistake: 'If you’ve learned since that the report was true, you don’t need to do anything.',
    };
  return {
    ...shared,
    preheader: 'The report was confirmed, and nobody refuted it.',
    paragraphs: [
      `${report.part === 'made' ? 'Your' : 'The'} report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull} was confirmed, and nobody refuted it. The people they chose can now read the LeaveBits meant for them, and we’ve emailed each of them.`,
      `${report.reportType === 'death' ? 'We’re sorry for your loss' : 'We’re sorry that it came to this'}. ${afterRelease[report.part]}`,
    ],
    mistake: `If the owner is ${report.reportType === 'death' ? 'alive and well' : 'well, now or later'}, please let them know immediately. They can sign in and lock everything again.`,
  };
}

const afterRelease = {
  made: 'Thank you for telling us. You don’t need to do anything else.',
  confirmed: 'Thank you for confirming it. You don’t need to do anything else.',
  asked:
    'We had asked you about it, too. Your answer isn’t needed anymore, so you don’t need to do anything.',
} satisfies Record<Exclude<ParticipantInvolvement, 'denied'>, string>;

/** Sent to the owner's own mailbox when the estate opens, because they must find out if the report was false. */
export function estateOpenedEmail(report: ReportEmailFacts & { homeUrl: string }): EmailContent {
  return {
    subject: 'Your LeaveBits have been released',
    preheader:
      report.reportType === 'death'
        ? 'If you’re well, sign in and lock them again.'
        : 'Once you’re well again, sign in and lock them again.',
    heading: 'Your LeaveBits have been released',
    paragraphs: [
      `The report of ${report.reportedAt.text} about your ${reportedEventLabels[report.reportType]} was confirmed and wasn’t refuted in time. The people you chose can now read the LeaveBits you left for them in case of your death or incapacitation.`,
      report.reportType === 'death'
        ? 'If you’re well, sign in and lock everything again on your home page. Anything people have read in the meantime can’t be unread.'
        : 'Once you can look after your own affairs, sign in and press “I’m back” on your home page. Everything is locked again then, and you see who has read what.',
    ],
    action: { label: 'Sign in', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'You chose reporters who can report your death or permanent incapacitation, and they’ve done so.',
    mistake: `If you look after this mailbox for someone who ${report.reportType === 'death' ? 'has died' : 'can’t do so'}, you don’t need to do anything.`,
  };
}

/**
 * Notifies reporters that an opened estate was locked again. Anyone signed in can lock it, so the email doesn't say that the
 * owner is well.
 * @param report.isReporter whether the reader still is a reporter. They may have been removed while everything was open.
 */
export function releaseRevokedEmail(report: ReportEmailFacts & { isReporter: boolean }): EmailContent {
  return report.reportType === 'death' ? deathRevokedEmail(report) : ownerBackEmail(report);
}

type Revoked = Parameters<typeof releaseRevokedEmail>[0];

const REMOVED_SINCE =
  'You were removed as one of their reporters, so your links no longer work and you can’t send another report.';

/** What a reporter can do about somebody else in the account. */
const afterRevocation = (isReporter: boolean) =>
  isReporter
    ? 'You can send a report again with your own link.'
    : 'Please tell the other reporters and the people it was opened for. Anyone who is still a reporter can send a report again.';

/** Nobody made a mistake. Anyone signed in can say that the owner is back, so the reader is asked to make sure. */
function ownerBackEmail(report: Revoked): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `${owner} is back`,
    preheader: 'Thank you for looking after them. Everything is locked again.',
    heading: 'We have good news',
    paragraphs: [
      `Someone signed in to the account of ${ownerInFull} and let us know that they’re back, and can look after their own affairs again. What had been opened after the report of ${report.reportedAt.text} is locked again.`,
      `Thank you for being there for them. If you can, say hello in person or by phone, so that you know for sure that it’s them. You don’t need to do anything else.${report.isReporter ? ' Your reporter links work as before, should you ever need them again.' : ''}`,
      ...(report.isReporter ? [] : [REMOVED_SINCE]),
    ],
    links: getReportTimeLinks(report),
    why: participantReason,
    mistake: `If you know that this can’t be right, someone else is in the account. ${afterRevocation(report.isReporter)}`,
  };
}

function deathRevokedEmail(report: Revoked): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `${owner}’s LeaveBits are locked again`,
    preheader: 'Someone signed in and locked the LeaveBits that the report had released.',
    heading: 'Everything is locked again',
    paragraphs: [
      `After the report of ${report.reportedAt.text}, someone signed in to the account of ${ownerInFull} and locked again what it had opened. Owners do this when a report was false.`,
      ...(report.isReporter ? [] : [REMOVED_SINCE]),
      `If you can, please ask the owner in person or by phone. If they’re well, you don’t need to do anything.${report.isReporter ? ' Your reporter links work as before.' : ''}`,
    ],
    links: getReportTimeLinks(report),
    why: participantReason,
    mistake: `If the report was true, someone else is in the account. ${afterRevocation(report.isReporter)}`,
  };
}

/**
 * Notifies the owner that everything a report opened is locked again and that PayFast has stopped any charging. Doubles as
 * a warning in case someone else did it.
 */
export function estateRelockedEmail(
  report: ReportEmailFacts & {
    homeUrl: string;
    /** Null if the release ended no agreement. `link`: the payment page. */
    chargingEnded: { paidUntil: EmailDate; isOver: boolean; link: string } | null;
    /** Set if something was taken back from substitutes. */
    takenBack?: { wasRead: boolean } | null;
  },
): EmailContent {
  const { chargingEnded } = report;
  const isBack = report.reportType === 'incapacitation';
  const locked = [
    `The LeaveBits that were released after the report of ${report.reportedAt.text} are locked again. We’ve let your recipients and reporters know${isBack ? ' that you’re back' : ''}.`,
    `Anything people have read in the meantime can’t be unread.${isBack ? ' Your activity log says who read what, and what nobody read. Only you can see it.' : ''}`,
    ...(report.takenBack ? [describeTakenBack(report.takenBack)] : []),
  ];
  const title = isBack ? 'Welcome back: everything is locked again' : 'Everything is locked again';
  const common = {
    subject: title,
    heading: title,
    why: `Someone who’s signed in to your account has ${isBack ? 'told us that you’re back, and ' : ''}locked the LeaveBits that a report about you had released.`,
    mistake:
      'If this wasn’t you, someone else can use your account. Please reset your password on the sign-in page.',
  };
  if (!chargingEnded) {
    return {
      ...common,
      preheader: 'We’ve let your recipients and reporters know.',
      paragraphs: locked,
      action: { label: 'Go to your home page', url: report.homeUrl },
      links: getReportTimeLinks(report),
    };
  }
  const { paidUntil, isOver, link } = chargingEnded;
  return {
    ...common,
    preheader: 'You’ll need to set up your payment again.',
    paragraphs: [
      ...locked,
      'When your LeaveBits were released, we asked PayFast, our payment provider, to stop charging your card. That can’t be undone. PayFast won’t charge you again unless you set up the payment again.',
      isOver
        ? `Your LeaveBits were paid until ${paidUntil.text}, so nobody can open them for now, but they’re safe. You’ll be able to use them again as soon as you set up the payment on your payment page.`
        : `Your LeaveBits are paid until ${paidUntil.text}. To keep using them after that, please set up the payment again on your payment page.`,
      'You enter your card details at PayFast, never here. We never ask for card details or a password by email or by phone.',
    ],
    action: { label: 'Set up the payment', url: link },
    links: [createTimeZoneLink(paidUntil, 'The end of the paid period')],
  };
}

const describeTakenBack = ({ wasRead }: { wasRead: boolean }): string =>
  `Something that wasn’t opened had gone to someone you chose for that case. It’s no longer shared with them. If there’s ever another release, it’s for the people you named first again, and goes to someone else only after the time you chose. ${
    wasRead
      ? 'Some of it had been read by then. Your activity log says by whom.'
      : 'None of it had been read by then. Your activity log says whom it had gone to.'
  }`;

/**
 * Notifies a recipient that the LeaveBits opened for them are locked again.
 * @param facts.isHeir whether something is still kept for them
 * @param facts.wasSubstitute whether they had received something in place of somebody who hadn't opened it. They aren't its recipient anymore
 */
export function recipientLockedAgainEmail({
  link,
  reportType,
  isHeir = true,
  wasSubstitute = false,
  ...names
}: OwnerNames & {
  link: string;
  reportType: ReportType;
  isHeir?: boolean;
  wasSubstitute?: boolean;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t, common }) => {
    const shared = {
      action: { label: t(isHeir ? 'seeWhatIsKept' : 'openPage'), url: link },
      why: t('whyChosen'),
    };
    const forSubstitutes = wasSubstitute ? [t('takenBackFromSubstitute')] : [];
    if (reportType === 'incapacitation') {
      const news = t('backNews', { ownerInFull });
      return {
        ...shared,
        subject: t('backSubject', { owner }),
        preheader: t('backPreheader'),
        heading: t('backHeading'),
        paragraphs: [isHeir ? `${news} ${t('backStillKept')}` : news, ...forSubstitutes, t('backAsk')],
        mistake: t('backMistake'),
      };
    }
    return {
      ...shared,
      subject: t('lockedSubject', { owner }),
      preheader: t('lockedPreheader'),
      heading: t('lockedHeading'),
      paragraphs: [
        t(isHeir ? 'lockedNews' : 'lockedNewsForFormer', { ownerInFull }),
        ...forSubstitutes,
        t('lockedAsk'),
      ],
      mistake: common('ignoreUnknownPerson'),
    };
  });
}

/**
 * Asks a reporter whether they can reach recipients whose mailboxes reject our email. Doesn't reveal what those recipients were
 * left.
 * @param people each with the name that the owner chose
 */
export function unreachableRecipientsEmail({
  people,
  readableUntil,
  pageUrl,
  supportEmail,
  ...names
}: OwnerNames & {
  people: readonly string[];
  readableUntil: EmailDate | null;
  pageUrl: string;
  supportEmail: string | null;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const isOne = people.length === 1;
  const [them, their] = isOne ? ['this person', 'the address'] : ['these people', 'the addresses'];
  return {
    subject: `Can you help us reach someone for ${owner}?`,
    preheader: isOne ? 'Our email isn’t reaching them.' : 'Our emails aren’t reaching them.',
    heading: isOne ? 'We can’t reach one of the recipients' : 'We can’t reach some of the recipients',
    paragraphs: [
      `${ownerInFull} left something for people with LeaveBits, and it has been released. We’ve emailed each of them, but the mailboxes of ${them} don’t accept our email: ${shortList(people)}.`,
      `Do you know another way to reach them? If so, please let them know that something was left for them here, under ${their} above. They can open the page below and enter that address, and we’ll send a code to it.`,
      'If the mailbox is full, closed or lost, its provider may be able to restore it. Only the owner could have given us another address. Neither you nor we can change it, which keeps the LeaveBits safe.',
      `We’ll try again after one, four and twelve weeks.${readableUntil ? ` They can read the LeaveBits until ${readableUntil.text}.` : ''}${supportEmail ? ` You can also write to us at ${supportEmail}.` : ''}`,
    ],
    action: { label: 'The page for them to open', url: pageUrl },
    ...(readableUntil ? { links: [createTimeZoneLink(readableUntil)] } : {}),
    why: 'You submitted the report after which it was opened, or were asked to confirm it, as a trusted reporter.',
    mistake: `If you don’t know ${isOne ? 'this person' : 'these people'}, you don’t need to do anything. Please don’t share their address with anyone.`,
  };
}

const SHOWN_PEOPLE = 20;
const shortList = (people: readonly string[]): string =>
  people.length <= SHOWN_PEOPLE
    ? people.join(', ')
    : `${people.slice(0, SHOWN_PEOPLE).join(', ')}, and ${people.length - SHOWN_PEOPLE} more`;
