import type { Letter } from '../../adapters/mail/layout.ts';

const minutesInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** The code proves that the reader of the page holds the address. */
export function accessCode({ code, minutes }: { code: string; minutes: number }): Letter {
  return {
    subject: 'Your LeaveBits access code',
    preheader: 'Enter it on the page where you asked for it.',
    heading: 'Your access code',
    paragraphs: [
      'Enter this code on the page where you asked for it, to see what is shared with you.',
      `It works once, for ${minutesInWords.format(minutes)}. A newer code replaces it.`,
      'Please keep it to yourself. We will never ask you for it by email or by phone. We never ask for a password or for money.',
    ],
    code,
    why: 'Something is shared with this address on LeaveBits, and someone asked for a code to read it.',
    mistake: 'If this was not you, you can ignore this email. Nothing is shown without the code.',
  };
}
