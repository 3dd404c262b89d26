import type { ParticipantInvolvement } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';
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
    mistake:
      'If the owner is alive and well, please let them know immediately. They can sign in and lock everything again.',
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
    preheader: 'If you’re well, sign in and lock them again.',
    heading: 'Your LeaveBits have been released',
    paragraphs: [
      `The report of ${report.reportedAt.text} about your ${reportedEventLabels[report.reportType]} was confirmed and wasn’t refuted in time. The people you chose can now read the LeaveBits you left for them in case of your death or incapacitation.`,
      'If you’re well, sign in and lock everything again on your home page. Anything people have read in the meantime can’t be unread.',
    ],
    action: { label: 'Sign in', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'You chose reporters who can report your death or permanent incapacitation, and they’ve done so.',
    mistake: 'If you look after this mailbox for someone who has died, you don’t need to do anything.',
  };
}

/**
 * Notifies reporters that an opened estate was locked again. Anyone signed in can lock it, so the email doesn't say that the
 * owner is well.
 * @param report.isReporter whether the reader still is a reporter. They may have been removed while everything was open.
 */
export function releaseRevokedEmail(report: ReportEmailFacts & { isReporter: boolean }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `${owner}’s LeaveBits are locked again`,
    preheader: 'Someone signed in and locked the LeaveBits that the report had released.',
    heading: 'Everything is locked again',
    paragraphs: [
      `After the report of ${report.reportedAt.text}, someone signed in to the account of ${ownerInFull} and locked again what it had opened. Owners do this when a report was false.`,
      ...(report.isReporter
        ? []
        : [
            'You were removed as one of their reporters, so your links no longer work and you can’t send another report.',
          ]),
      `If you can, please ask the owner in person or by phone. If they’re well, you don’t need to do anything.${report.isReporter ? ' Your reporter links work as before.' : ''}`,
    ],
    links: getReportTimeLinks(report),
    why: participantReason,
    mistake: `If the report was true, someone else is in the account. ${
      report.isReporter
        ? 'You can send a report again with your own link.'
        : 'Please tell the other reporters and the people it was opened for. Anyone who is still a reporter can send a report again.'
    }`,
  };
}

/**
 * Notifies the owner that everything a false report opened is locked again and that PayFast has stopped any charging. Doubles as
 * a warning in case someone else did it.
 */
export function estateRelockedEmail(
  report: ReportEmailFacts & {
    homeUrl: string;
    /** Null if the release ended no agreement. `link`: the payment page. */
    chargingEnded: { paidUntil: EmailDate; isOver: boolean; link: string } | null;
  },
): EmailContent {
  const { chargingEnded } = report;
  const locked = `The LeaveBits that were released after the report of ${report.reportedAt.text} are locked again. We’ve let your recipients and reporters know. Anything people have read in the meantime can’t be unread.`;
  const common = {
    subject: 'Everything is locked again',
    heading: 'Everything is locked again',
    why: 'Someone who’s signed in to your account has locked the LeaveBits that a report about you had released.',
    mistake:
      'If this wasn’t you, someone else can use your account. Please reset your password on the sign-in page.',
  };
  if (!chargingEnded) {
    return {
      ...common,
      preheader: 'We’ve let your recipients and reporters know.',
      paragraphs: [locked],
      action: { label: 'Go to your home page', url: report.homeUrl },
      links: getReportTimeLinks(report),
    };
  }
  const { paidUntil, isOver, link } = chargingEnded;
  return {
    ...common,
    preheader: 'You’ll need to set up your payment again.',
    paragraphs: [
      locked,
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

/** Notifies a recipient that the LeaveBits opened for them are locked again. */
export function recipientLockedAgainEmail({ link, ...names }: OwnerNames & { link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `${owner}’s LeaveBits for you are locked again`,
    preheader: 'You can’t read them for now. You don’t need to do anything.',
    heading: 'The LeaveBits are locked again',
    paragraphs: [
      `The LeaveBits that ${ownerInFull} keeps for you were released after a report about them. Someone who’s signed in to their account has now locked them again. Owners do this when a report was false.`,
      'You don’t need to do anything. If you’ve read or saved any of it, please keep it to yourself, as you’d want others to do with your own papers.',
    ],
    action: { label: 'See what’s being kept for you', url: link },
    why: 'Someone who keeps information with LeaveBits chose this address to receive it.',
    mistake: 'If you don’t know this person, you can ignore this email.',
  };
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
