import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

const minutesInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** The code proves access to the mailbox. */
export function accessCodeEmail({
  code,
  minutes,
  link,
}: {
  code: string;
  minutes: number;
  link: string;
}): EmailContent {
  return {
    subject: 'Your LeaveBits access code',
    preheader: 'Enter it on the page where you requested it.',
    heading: 'Your access code',
    paragraphs: [
      'Enter this code on the page where you requested it to see what’s shared with you.',
      `It works once, for ${minutesInWords.format(minutes)}. If you request another one in the same browser, only the new one works.`,
      'Please keep it to yourself. We’ll never ask you for it by email or by phone. We never ask for a password or for money.',
    ],
    code,
    links: [{ label: 'If that page asks you to wait, use this link instead', url: link }],
    why: 'Something is shared with this address on LeaveBits, and someone requested a code to read it.',
    mistake: 'If this wasn’t you, you can ignore this email. Nothing is shown without the code.',
  };
}

/**
 * Confirms to a recipient that they left a LeaveBit, with a link back. Doesn't reveal which one.
 * @param isReleased whether the recipient knows that a report has released the sender's estate, so the sender can't share again
 */
export function leftLeavebitEmail({
  returnLink,
  leftAt,
  returnableUntil,
  isReleased,
  ...names
}: OwnerNames & {
  returnLink: string;
  leftAt: EmailDate;
  returnableUntil: EmailDate;
  isReleased: boolean;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `You’ve left a LeaveBit from ${owner}`,
    preheader: 'If you didn’t mean to, you can restore your access.',
    heading: 'You’ve left a LeaveBit',
    paragraphs: [
      `On ${leftAt.text} you left a LeaveBit from ${ownerInFull}. You can no longer read it, and we won’t email you about it again.`,
      'If you meant to, you don’t need to do anything.',
      `If you didn’t mean to, or this wasn’t you, use this link by ${returnableUntil.text} to restore your access. It’ll be as if you’d never left. ${isReleased ? 'After that, nobody may be able to bring it back.' : 'After that, only the sender can share it with you again.'}`,
    ],
    action: { label: 'Restore my access', url: returnLink },
    links: [createTimeZoneLink(returnableUntil)],
    why: 'Someone who had verified this address pressed “Leave this LeaveBit” on your page.',
    mistake:
      'If this wasn’t you, someone can read your email or has used your device. Restore your access, and secure your mailbox. ' +
      'Please don’t forward this email: anyone with the link can use it.',
  };
}
