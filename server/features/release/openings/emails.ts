import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';
import { reportedEventLabels, getReportTimeLinks, type ReportEmailFacts } from '../email-parts.ts';

/** Notifies reporters that the estate was opened after their report. */
export function reportReleasedEmail(report: ReportEmailFacts): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `What ${owner} left has been opened`,
    preheader: 'The report was confirmed and not refuted.',
    heading: 'It has been opened',
    paragraphs: [
      `The report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull} was confirmed and not refuted. The people it was meant for can now read what they kept for others, and each of them has been told.`,
      `${report.reportType === 'death' ? 'We are sorry for your loss' : 'We are sorry that it came to this'}. Thank you for doing this for ${owner}. There is nothing more for you to do.`,
    ],
    links: getReportTimeLinks(report),
    why: `You are one of ${owner}'s trusted reporters, and were part of this report.`,
    mistake: `If ${owner} is alive and well, please tell them at once. They can sign in and lock everything again.`,
  };
}

/** Sent to the owner's own mailbox when the estate opens, because they must find out if the report was false. */
export function estateOpenedEmail(report: ReportEmailFacts & { homeUrl: string }): EmailContent {
  return {
    subject: 'What you keep for others has been opened',
    preheader: 'If you are well, sign in and lock it again.',
    heading: 'Your LeaveBits have been opened',
    paragraphs: [
      `The report of ${report.reportedAt.text} about your ${reportedEventLabels[report.reportType]} was confirmed and not refuted in time. The people you chose can now read what you keep for the case of your death or incapacitation.`,
      'If you are well, sign in. On your home page you can lock everything again. What was read in the meantime can’t be unread.',
    ],
    action: { label: 'Sign in', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'You named people who may report your death or permanent incapacitation, and they have done so.',
    mistake: 'If you look after this mailbox for someone who has died, there is nothing to do.',
  };
}

/**
 * Notifies reporters that an opened estate was locked again. Anyone signed in can lock it, so the email doesn't say that the
 * owner is well.
 */
export function releaseRevokedEmail(report: ReportEmailFacts): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `What ${owner} keeps with LeaveBits is locked again`,
    preheader: 'Someone signed in and locked what the report had opened.',
    heading: 'Everything is locked again',
    paragraphs: [
      `After the report of ${report.reportedAt.text}, someone signed in to the account of ${ownerInFull} and locked again what it had opened. Owners do this when a report was false.`,
      `If you can, please ask ${owner} in person or by telephone. If they are well, there is nothing to do. Your reporter links work as before.`,
    ],
    links: getReportTimeLinks(report),
    why: `You are one of ${owner}'s trusted reporters, and were part of this report.`,
    mistake: `If the report was true, someone else is in the account of ${owner}. You can send a report again with your own link.`,
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
  const locked = `What the report of ${report.reportedAt.text} had opened is locked again. Your recipients and reporters have been told. What was read in the meantime can’t be unread.`;
  const common = {
    subject: 'Everything is locked again',
    heading: 'Everything is locked again',
    why: 'Someone who is signed in to your account has locked again what a report about you had opened.',
    mistake:
      'If this was not you, someone else can use your account. Please reset your password on the sign-in page.',
  };
  if (!chargingEnded) {
    return {
      ...common,
      preheader: 'Your recipients and reporters have been told.',
      paragraphs: [locked],
      action: { label: 'Go to your home page', url: report.homeUrl },
      links: getReportTimeLinks(report),
    };
  }
  const { paidUntil, isOver, link } = chargingEnded;
  return {
    ...common,
    preheader: 'Your payment needs to be set up again.',
    paragraphs: [
      locked,
      'When your LeaveBits were opened, we told PayFast, our payment provider, to stop charging your card. That cannot be undone. PayFast will not charge you again unless you set up the payment again.',
      isOver
        ? `Your LeaveBits were paid until ${paidUntil.text}, so nobody can open them for now, but they are safe. They open again when you set up the payment again on your payment page.`
        : `Your LeaveBits are paid until ${paidUntil.text}. To keep them open after that, please set up the payment again on your payment page.`,
      'The card is entered at PayFast, never here. We never ask for card details or a password by email or by phone.',
    ],
    action: { label: 'Set up the payment', url: link },
    links: [createTimeZoneLink(paidUntil, 'The end of the paid time')],
  };
}

/** Notifies a recipient that the LeaveBits opened for them are locked again. */
export function recipientLockedAgainEmail({ link, ...names }: OwnerNames & { link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `What ${owner} keeps for you is locked again`,
    preheader: 'You can’t read it for now. There is nothing to do.',
    heading: 'It is locked again',
    paragraphs: [
      `What ${ownerInFull} keeps for you was opened after a report about them. Someone signed in to their account has locked it again. Owners do this when a report was false.`,
      'There is nothing you need to do. If you have read or saved any of it, please keep it to yourself, as you would wish for your own papers.',
    ],
    action: { label: 'See what is kept for you', url: link },
    why: `${owner} uses LeaveBits to keep information for other people, and chose this address to receive it.`,
    mistake: `If you do not know ${owner}, you can ignore this email.`,
  };
}

/**
 * Asks a reporter whether they can reach recipients whose mailboxes reject our email. Doesn't reveal what those recipients were
 * left.
 * @param people each with the name that the owner chose
 */
export function recipientsUnreachedEmail({
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
    subject: `Can you help us reach somebody for ${owner}?`,
    preheader: isOne ? 'Our email does not reach them.' : 'Our emails do not reach them.',
    heading: isOne ? 'We cannot reach somebody' : 'We cannot reach some people',
    paragraphs: [
      `${ownerInFull} left something for people with LeaveBits, and it is open now. We wrote to each of them. The mailboxes of ${them} do not accept our email: ${shortList(people)}.`,
      `Do you know another way to reach them? Then please tell them that ${owner} left something for them here, at ${their} above. They open the page below, enter that address, and we send a code to it.`,
      'If the mailbox is full, closed or lost, they may be able to get it back from its provider. Nobody but the owner can give us another address, and neither can you or we. That protects what was left.',
      `We try again after one, four and twelve weeks.${readableUntil ? ` It stays open until ${readableUntil.text}.` : ''}${supportEmail ? ` You can also write to us: ${supportEmail}.` : ''}`,
    ],
    action: { label: 'The page to tell them about', url: pageUrl },
    ...(readableUntil ? { links: [createTimeZoneLink(readableUntil)] } : {}),
    why: `You are one of ${owner}'s trusted reporters, and were part of the report after which it was opened.`,
    mistake: `If you do not know ${isOne ? 'this person' : 'these people'}, there is nothing to do. Please do not pass the address on to others.`,
  };
}

const SHOWN_PEOPLE = 20;
const shortList = (people: readonly string[]): string =>
  people.length <= SHOWN_PEOPLE
    ? people.join(', ')
    : `${people.slice(0, SHOWN_PEOPLE).join(', ')}, and ${people.length - SHOWN_PEOPLE} more`;
