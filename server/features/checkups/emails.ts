import type { EmailContent } from '../../adapters/mail/email-layout.ts';

/** Asks an owner whether their plan is still right. Contains no details of the plan. */
export function checkupDueEmail({
  url,
  every,
}: {
  url: string;
  every: 'yearly' | 'half-yearly';
}): EmailContent {
  return {
    subject: 'Is your LeaveBits plan still up to date?',
    preheader: 'Take five minutes to check your people, your reporters and your LeaveBits.',
    heading: 'Is everything still up to date?',
    paragraphs: [
      'People move, change their address and grow apart. Documents and passwords change, too. Please take five minutes to go ' +
        'through your plan.',
      'The page takes you through three things: your people, your reporters and your LeaveBits. It shows what has ' +
        'changed since last time, and what wouldn’t work. You can stop at any time and continue later.',
      'If you don’t do anything, nothing changes.',
    ],
    action: { label: 'Review my plan', url },
    why:
      every === 'yearly'
        ? 'You have a LeaveBits account, and we ask once a year. On that page you can choose twice a year, or never.'
        : 'You have a LeaveBits account, and we ask twice a year, as you chose. On that page you can choose once a year, or never.',
    mistake: 'If you don’t want these emails, sign in and choose “Never” on that page.',
  };
}
