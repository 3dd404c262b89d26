import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

const daysInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** The payment page, which works without signing in. */
interface WithLink {
  link: string;
}

const aboutPaying =
  'The link leads to your payment page. The card is entered at PayFast, our payment provider, never here. ' +
  'We never ask for card details or a password by email or by phone.';

const why = 'This address belongs to a LeaveBits account, and this is about its subscription.';
const mistake =
  'If you have no LeaveBits account, you can ignore this email. Nothing is charged unless someone enters a card.';

/** @param charge the amount that PayFast will then charge automatically; null without a card. */
export function freePeriodEndsEmail({
  days,
  endsAt,
  link,
  charge,
}: WithLink & { days: 7 | 1; endsAt: EmailDate; charge: { zar: string } | null }): EmailContent {
  const inDays = `in ${daysInWords.format(days)}`;
  if (charge) {
    return {
      subject: `Your free period with LeaveBits ends ${inDays}`,
      preheader: 'Your subscription continues automatically. There is nothing you need to do.',
      heading: 'Your subscription continues automatically',
      paragraphs: [
        `Your free period ends on ${endsAt.text}. From then on PayFast charges R${charge.zar} a month to your card. That is 1 USD at the rate you agreed to.`,
        'There is nothing to do. If you would rather stop, sign in and choose Cancel subscription in the menu.',
      ],
      action: { label: 'See your subscription', url: link },
      links: [createTimeZoneLink(endsAt)],
      why,
      mistake,
    };
  }
  return {
    subject: `Your free period with LeaveBits ends ${inDays}`,
    preheader: 'To keep everything open, add a card. Nothing is charged today.',
    heading: `Your free period ends ${inDays}`,
    paragraphs: [
      `You can use LeaveBits for free until ${endsAt.text}.`,
      'To keep your LeaveBits open for you and the people you chose, add a card before then. Nothing is charged today. After the free period it costs 1 USD a month.',
      'If you do nothing, your LeaveBits are kept for 12 months, but nobody can open them until you pay.',
      aboutPaying,
    ],
    action: { label: 'Add a card', url: link },
    links: [createTimeZoneLink(endsAt)],
    why,
    mistake,
  };
}

/** @param blockedAt when the service is suspended unless a payment arrives. */
export function paymentOverdueEmail({ link, blockedAt }: WithLink & { blockedAt: EmailDate }): EmailContent {
  return {
    subject: 'Your LeaveBits payment has not arrived',
    preheader: 'PayFast will try again automatically. Your LeaveBits are still open.',
    heading: 'A payment has not arrived yet',
    paragraphs: [
      'The monthly charge for your subscription was due, and PayFast has not reported it to us. This happens when a card has expired or was declined.',
      `PayFast will try again over the next few days. Your LeaveBits stay open until ${blockedAt.text}. If nothing has arrived by then, nobody can open them until you pay.`,
      'If your card has changed, you can enter the new one on your payment page. The old subscription then ends.',
      aboutPaying,
    ],
    action: { label: 'Open your payment page', url: link },
    links: [createTimeZoneLink(blockedAt)],
    why,
    mistake,
  };
}

/** @param keptUntil the end of the retention period for unpaid data. */
export function serviceBlockedEmail({ link, keptUntil }: WithLink & { keptUntil: EmailDate }): EmailContent {
  return {
    subject: 'Your LeaveBits can’t be opened for now',
    preheader: 'They are safe, and you can open them again as soon as you pay.',
    heading: 'Your LeaveBits can’t be opened for now',
    paragraphs: [
      'Your subscription is not active, so neither you nor the people you chose can open your LeaveBits.',
      `They are safe. We keep them until ${keptUntil.text}, and they open again as soon as you pay what is owed.`,
      aboutPaying,
    ],
    action: { label: 'Open your payment page', url: link },
    links: [createTimeZoneLink(keptUntil)],
    why,
    mistake,
  };
}

/**
 * The payment link that an owner requests.
 * @param due the amount to pay today, in USD and ZAR; null during the free period.
 */
export function paymentLinkEmail({
  link,
  due,
  isDataDestroyed,
}: WithLink & { due: { usd: string; zar: string } | null; isDataDestroyed: boolean }): EmailContent {
  return {
    subject: 'Your LeaveBits payment link',
    ...(due ? whatIsOwed(due, isDataDestroyed) : nothingToday),
    heading: 'Your payment link',
    action: { label: 'Open your payment page', url: link },
    why: 'Someone signed in to your LeaveBits account asked for this link.',
    mistake,
  };
}

const nothingToday = {
  preheader: 'Add a card to keep your LeaveBits open. Nothing is charged today.',
  paragraphs: [
    'To keep your LeaveBits open, for you and for the people you chose, add a card. Nothing is charged today. After your free period it costs 1 USD a month, which PayFast charges in South African rand.',
    aboutPaying,
  ],
};

function whatIsOwed(
  { usd, zar }: { usd: string; zar: string },
  isDataDestroyed: boolean,
): Pick<EmailContent, 'preheader' | 'paragraphs'> {
  const amounts = `you pay $${usd} now, and then 1 USD a month. PayFast charges in South African rand: R${zar} today.`;
  return {
    preheader: isDataDestroyed ? 'It starts your account again, empty.' : 'It opens your LeaveBits again.',
    paragraphs: [
      isDataDestroyed
        ? `What was in your LeaveBits has been destroyed, and nobody can bring it back. To start again with an empty account, ${amounts}`
        : `To open your LeaveBits again, ${amounts}`,
      'We’ll recalculate the amount on the day you pay.',
      aboutPaying,
    ],
  };
}

/** @param at when the subscription was cancelled. */
export function subscriptionCancelledEmail({ link, at }: WithLink & { at: EmailDate }): EmailContent {
  return {
    subject: 'Your LeaveBits subscription is cancelled',
    preheader: 'Nobody can open your LeaveBits now. You can come back.',
    heading: 'Your subscription is cancelled',
    paragraphs: [
      `You cancelled your subscription on ${at.text}. You will not be charged again, and nobody can open your LeaveBits now.`,
      'We keep them for 12 months. If you change your mind, your payment page says what is owed. This includes a fee of 1 USD for starting again.',
      aboutPaying,
    ],
    action: { label: 'Start again', url: link },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your subscription is cancelled.',
    mistake:
      'If this was not you, someone may be able to sign in to your account. Please reset your password on the sign-in page, and then start again.',
  };
}

export function destructionWarningEmail({
  link,
  days,
  destroyAt,
}: WithLink & { days: number; destroyAt: EmailDate }): EmailContent {
  const inDays = `in ${daysInWords.format(days)}`;
  return {
    subject: `Your LeaveBits will be destroyed ${inDays}`,
    preheader: 'Your subscription has been unpaid for a long time. You can still keep your LeaveBits.',
    heading: `Your LeaveBits will be destroyed ${inDays}`,
    paragraphs: [
      `Your LeaveBits have not been paid for in a long time. We keep unpaid LeaveBits for 12 months. On ${destroyAt.text} everything in them will be destroyed for good: texts, files, and the list of people they were meant for.`,
      'If you want to keep them, pay what is owed by then. Everything opens again at once.',
      'If this email reached you late, you have more time. If you no longer need them, there is nothing to do.',
      aboutPaying,
    ],
    action: { label: 'Keep my LeaveBits', url: link },
    links: [createTimeZoneLink(destroyAt)],
    why,
    mistake: 'If you have no LeaveBits account, you can ignore this email.',
  };
}

/** Sent to a reporter if the owner's mailbox rejects the warnings, because the owner may have died. */
export function destructionNoticeEmail({
  destroyAt,
  deathLink,
  incapacitationLink,
  why,
  ...names
}: OwnerNames & {
  destroyAt: EmailDate;
  deathLink: string;
  incapacitationLink: string;
  /** `unreachable`: their mailbox rejects our emails. `unpaid`: the reason is unknown. */
  why: 'unpaid' | 'unreachable';
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const [title, whatWeKnow] = {
    unreachable: [`We cannot reach ${owner}`, 'their mailbox no longer accepts our emails'],
    unpaid: [`Is ${owner} well? What they keep will be destroyed`, 'they have not signed in since'],
  }[why] as [string, string];
  return {
    subject: title,
    preheader: 'If something has happened to them, you can tell us.',
    heading: title,
    paragraphs: [
      `${ownerInFull} named you as a trusted reporter with LeaveBits. Their account has not been paid for in a long time, and ${whatWeKnow}. We keep what is in their account until ${destroyAt.text}. After that it will be destroyed for good.`,
      `If ${owner} has died, or is permanently incapacitated, please use one of the buttons below and follow the instructions. Nothing is deleted while a report is pending. We are sorry if this email reaches you at a difficult time.`,
      `If ${owner} is well, please tell them to sign in. They can keep everything by paying what is owed.`,
      'You do not have to pay anything, and we never ask you for a password.',
    ],
    action: [
      { label: 'Report a death', url: deathLink },
      { label: 'Report a permanent incapacitation', url: incapacitationLink },
    ],
    links: [createTimeZoneLink(destroyAt, 'The day until which it is kept')],
    why: `${owner} uses LeaveBits and has chosen you as a trusted reporter.`,
    mistake: `If you do not know ${owner}, you can ignore this email. Nothing happens unless you use the links.`,
  };
}

/** @param at when the data was destroyed. */
export function dataDestroyedEmail({ link, at }: WithLink & { at: EmailDate }): EmailContent {
  return {
    subject: 'Your LeaveBits have been destroyed',
    preheader: 'They had not been paid for in 12 months.',
    heading: 'Your LeaveBits have been destroyed',
    paragraphs: [
      `On ${at.text} we destroyed everything in your LeaveBits for good, as announced: texts, files, and the list of people they were meant for.`,
      'Your account is still there. You can start again with an empty one whenever you like.',
    ],
    action: { label: 'Start again', url: link },
    links: [createTimeZoneLink(at)],
    why: 'We email you when something in your account is destroyed.',
    mistake:
      'If you have no LeaveBits account, you can ignore this email. Nobody can bring back what was destroyed.',
  };
}
