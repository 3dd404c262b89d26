import type { EmailContent } from '../../adapters/mail/email-layout.ts';

const minutesInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Sent to a signed-in owner before a sensitive change. The subject and preheader must never contain the code. */
export function reauthenticationCodeEmail({
  code,
  minutes,
}: {
  code: string;
  minutes: number;
}): EmailContent {
  return {
    subject: 'Your LeaveBits code for a change',
    preheader: 'Enter it on the page where you’re making the change.',
    heading: 'Confirm your change',
    paragraphs: [
      'Enter this code on the page where you’re making the change. Nothing is saved until you do.',
      `It works once, for ${minutesInWords.format(minutes)}. If you ask for another one, only the new one works.`,
      'Please keep it to yourself. We’ll never ask you for it by email or by phone.',
    ],
    code,
    why: 'Someone who’s signed in to your LeaveBits account wants to make a change that needs your confirmation.',
    mistake:
      'If this wasn’t you, nothing has changed, but someone else is in your account. ' +
      'Please reset your password with the forgotten-password link on the sign-in page. That signs everyone out.',
  };
}
