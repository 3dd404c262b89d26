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
    preheader: 'Enter it on the page where you asked for it.',
    heading: 'Your access code',
    paragraphs: [
      'Enter this code on the page where you asked for it, to see what is shared with you.',
      `It works once, for ${minutesInWords.format(minutes)}. If you ask for another one in the same browser, only the new one works.`,
      'Please keep it to yourself. We will never ask you for it by email or by phone. We never ask for a password or for money.',
    ],
    code,
    links: [{ label: 'If that page asks you to wait, open it from here', url: link }],
    why: 'Something is shared with this address on LeaveBits, and someone asked for a code to read it.',
    mistake: 'If this was not you, you can ignore this email. Nothing is shown without the code.',
  };
}

/** Confirms to a recipient that they left a LeaveBit, with a link back. Doesn't reveal which one. */
export function leftLeavebitEmail({
  returnLink,
  leftAt,
  returnableUntil,
  ...names
}: OwnerNames & { returnLink: string; leftAt: EmailDate; returnableUntil: EmailDate }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `You left something that ${owner} keeps for you`,
    preheader: 'If you did not mean to, you can take it back.',
    heading: 'You left a LeaveBit',
    paragraphs: [
      `On ${leftAt.text} you left something that ${ownerInFull} keeps for you with LeaveBits. You can no longer read it, and we won’t email you about it again.`,
      'If you meant to, there is nothing to do.',
      `If you did not mean to, or it was not you, take it back with this link until ${returnableUntil.text}. Then it is as if you had never left. After that only ${owner} can share it with you again.`,
    ],
    action: { label: 'Take it back', url: returnLink },
    links: [createTimeZoneLink(returnableUntil)],
    why: 'Somebody who had proved this address pressed “Leave this LeaveBit” on the page with what is shared with you.',
    mistake:
      'If it was not you, somebody can read your email, or has used your device. Take it back, and look after your mailbox. ' +
      'Please do not forward this email: whoever has the link can use it.',
  };
}
