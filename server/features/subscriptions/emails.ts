import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import { writeEmail } from '../../adapters/mail/write-email.ts';

const daysInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** The payment page, which works without signing in. */
interface WithLink {
  link: string;
}

const aboutPaying =
  'The link leads to your payment page. You enter your card details at PayFast, our payment provider, never here. ' +
  'We never ask for card details or a password by email or by phone.';

const why = 'This address belongs to a LeaveBits account, and this is about its subscription.';
const mistake =
  'If you don’t have a LeaveBits account, you can ignore this email. Nothing is charged unless someone enters a card.';

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
      preheader: 'Your subscription continues automatically. You don’t need to do anything.',
      heading: 'Your subscription continues automatically',
      paragraphs: [
        `Your free period ends on ${endsAt.text}. From then on PayFast will charge your card R${charge.zar} a month. That’s 1 USD at the rate you agreed to.`,
        'You don’t need to do anything. If you’d rather stop, sign in and choose Cancel subscription in the menu.',
      ],
      action: { label: 'See your subscription', url: link },
      links: [createTimeZoneLink(endsAt)],
      why,
      mistake,
    };
  }
  return {
    subject: `Your free period with LeaveBits ends ${inDays}`,
    preheader: 'To keep using LeaveBits, add a card. You won’t be charged today.',
    heading: `Your free period ends ${inDays}`,
    paragraphs: [
      `You can use LeaveBits for free until ${endsAt.text}.`,
      'To keep your LeaveBits available to you and the people you chose, add a card before then. You won’t be charged today. After the free period it costs 1 USD a month.',
      'If you don’t, we’ll keep your LeaveBits for 12 months, but nobody can open them until you pay.',
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
    subject: 'We haven’t received your LeaveBits payment',
    preheader: 'PayFast will try again automatically. You can still use LeaveBits.',
    heading: 'We haven’t received your payment yet',
    paragraphs: [
      'The monthly charge for your subscription was due, but PayFast hasn’t confirmed it. This happens when a card has expired or was declined.',
      `PayFast will try again over the next few days. You can use your LeaveBits until ${blockedAt.text}. If we haven’t received the payment by then, nobody can open them until you pay.`,
      'If your card has changed, you can enter the new one on your payment page. That ends the old subscription.',
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
    preheader: 'They’re safe, and you can open them again as soon as you pay.',
    heading: 'Your LeaveBits can’t be opened for now',
    paragraphs: [
      'Your subscription isn’t active, so neither you nor the people you chose can open your LeaveBits.',
      `They’re safe. We’ll keep them until ${keptUntil.text}, and you can open them again as soon as you pay the amount due.`,
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
    why: 'Someone who’s signed in to your LeaveBits account requested this link.',
    mistake,
  };
}

const nothingToday = {
  preheader: 'Add a card to keep using LeaveBits. You won’t be charged today.',
  paragraphs: [
    'To keep your LeaveBits available to you and the people you chose, add a card. You won’t be charged today. After your free period it costs 1 USD a month, which PayFast charges in South African rand.',
    aboutPaying,
  ],
};

function whatIsOwed(
  { usd, zar }: { usd: string; zar: string },
  isDataDestroyed: boolean,
): Pick<EmailContent, 'preheader' | 'paragraphs'> {
  const amounts = `you pay $${usd} now, and then 1 USD a month. PayFast charges in South African rand: R${zar} today.`;
  return {
    preheader: isDataDestroyed
      ? 'Pay to start again with an empty account.'
      : 'Pay to open your LeaveBits again.',
    paragraphs: [
      isDataDestroyed
        ? `Everything in your LeaveBits has been permanently deleted, and nobody can restore it. To start again with an empty account, ${amounts}`
        : `To open your LeaveBits again, ${amounts}`,
      'We’ll recalculate the amount on the day you pay.',
      aboutPaying,
    ],
  };
}

/** @param at when the subscription was cancelled. */
export function subscriptionCancelledEmail({ link, at }: WithLink & { at: EmailDate }): EmailContent {
  return {
    subject: 'Your LeaveBits subscription has been cancelled',
    preheader: 'Nobody can open your LeaveBits now. You’re welcome back anytime.',
    heading: 'Your subscription has been cancelled',
    paragraphs: [
      `You cancelled your subscription on ${at.text}. You won’t be charged again, and nobody can open your LeaveBits now.`,
      'We’ll keep them for 12 months. If you change your mind, your payment page shows the amount due, which includes a fee of 1 USD for starting again.',
      aboutPaying,
    ],
    action: { label: 'Start again', url: link },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your subscription is cancelled.',
    mistake:
      'If this wasn’t you, someone may be able to sign in to your account. Please reset your password on the sign-in page, then start again.',
  };
}

export function destructionWarningEmail({
  link,
  days,
  destroyAt,
}: WithLink & { days: number; destroyAt: EmailDate }): EmailContent {
  const inDays = `in ${daysInWords.format(days)}`;
  return {
    subject: `Your LeaveBits will be permanently deleted ${inDays}`,
    preheader: 'Your subscription has been unpaid for a long time. You can still keep your LeaveBits.',
    heading: `Your LeaveBits will be permanently deleted ${inDays}`,
    paragraphs: [
      `Your subscription hasn’t been paid for a long time. We keep unpaid LeaveBits for 12 months. On ${destroyAt.text} we’ll permanently delete everything in them: text, files, and the list of people they were meant for.`,
      'If you want to keep them, pay the amount due by then. After that, you’ll be able to use everything again right away.',
      'If this email reached you late, you have more time. If you no longer need your LeaveBits, you don’t need to do anything.',
      aboutPaying,
    ],
    action: { label: 'Keep my LeaveBits', url: link },
    links: [createTimeZoneLink(destroyAt)],
    why,
    mistake: 'If you don’t have a LeaveBits account, you can ignore this email.',
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
  const isUnreachable = why === 'unreachable';
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t(isUnreachable ? 'unreachableSubject' : 'unpaidSubject', { owner }),
    preheader: t('destructionPreheader'),
    heading: t(isUnreachable ? 'unreachableHeading' : 'deletionHeading'),
    paragraphs: [
      t(isUnreachable ? 'unreachableNews' : 'unpaidNews', { ownerInFull, date: date(destroyAt) }),
      t('destructionReport'),
      t('destructionIfWell'),
      t('destructionNoPayment'),
    ],
    action: [
      { label: common('reportDeath'), url: deathLink },
      { label: common('reportIncapacitation'), url: incapacitationLink },
    ],
    links: [dateLink(destroyAt, 'deletionInYourTimeZone')],
    why: common('whyReporter'),
    mistake: common('ignoreUnlessLinksUsed'),
  }));
}

/** @param at when the data was destroyed. */
export function dataDestroyedEmail({ link, at }: WithLink & { at: EmailDate }): EmailContent {
  return {
    subject: 'Your LeaveBits have been permanently deleted',
    preheader: 'Your subscription hadn’t been paid for 12 months.',
    heading: 'Your LeaveBits have been permanently deleted',
    paragraphs: [
      `On ${at.text} we permanently deleted everything in your LeaveBits, as we warned you: text, files, and the list of people they were meant for.`,
      'You still have your account, which is now empty. You can start again whenever you like.',
    ],
    action: { label: 'Start again', url: link },
    links: [createTimeZoneLink(at)],
    why: 'We email you when we permanently delete something in your account.',
    mistake:
      'If you don’t have a LeaveBits account, you can ignore this email. Nobody can restore the deleted content.',
  };
}
