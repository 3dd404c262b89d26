import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

interface RestoreFacts {
  url: string;
  /** Anything saved after this may be lost. */
  savedUntil: EmailDate;
  lostUntil: EmailDate;
  /** The earliest time at which recipients can read again. Null if they already can. */
  opensFrom: EmailDate | null;
}

/** Asks an owner to check their account after a restore. Reveals nothing about their plan. */
export function serviceRestoredEmail({ url, savedUntil, lostUntil, opensFrom }: RestoreFacts): EmailContent {
  return {
    subject: 'Please check your LeaveBits: we had to restore a backup',
    preheader: 'Some recent changes may be missing. Please check that everything is as you want it.',
    heading: 'We had to restore a backup',
    paragraphs: [
      `Your account is back to how it was on ${savedUntil.text}. If you changed something between then and ${lostUntil.text}, ` +
        'that change is missing. We’re sorry.',
      'Please sign in and check your recipients, your reporters, your text and files, and when each LeaveBit opens. If you ' +
        'removed someone or locked something in that period, please do it again. If you changed your password or added a second ' +
        'factor, that’s lost, too.',
      opensFrom
        ? `Until ${opensFrom.text} nobody can open the LeaveBits you share. After that, the settings in your account apply.`
        : 'The people you share with can open their LeaveBits again. The settings in your account now apply.',
      'If you didn’t change anything in that period, you don’t need to do anything.',
    ],
    action: { label: 'Review my plan', url },
    links: [
      opensFrom
        ? createTimeZoneLink(opensFrom, 'When your recipients can read again')
        : createTimeZoneLink(savedUntil, 'The date of the backup'),
    ],
    why: 'You have a LeaveBits account, and every owner gets this email.',
    mistake: 'If you no longer use LeaveBits, you can ignore this email.',
  };
}
