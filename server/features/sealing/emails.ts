import { limits } from '#shared/domain/limits.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

/** `set`: for the first time. `key`: another key, which doesn't open what was sealed before. */
export type SealingChange = 'set' | 'passphrase' | 'key';

const changes: Record<SealingChange, { heading: string; sentence: string; wayBack: string }> = {
  set: {
    heading: 'You can now seal LeaveBits',
    sentence:
      'Keep your recovery sheet in a safe place. Without it and your passphrase nobody can open what you seal, not even we.',
    wayBack: 'choose “I’ve lost both” and make a key of your own.',
  },
  passphrase: {
    heading: 'Your passphrase for sealed LeaveBits was changed',
    sentence: 'Your recovery sheet stays valid. From now on, use the new passphrase.',
    wayBack: `choose “Change the passphrase”. It takes your recovery sheet, and for ${limits.replacedPassphraseDays} days your earlier passphrase.`,
  },
  key: {
    heading: 'Your key for sealed LeaveBits was replaced',
    sentence:
      'What you seal from now on is sealed for the new key. What you sealed before still needs the old passphrase or the old recovery sheet.',
    wayBack:
      'choose “Change the passphrase”. It takes your earlier passphrase or recovery sheet, and the earlier key is yours again.',
  },
};

/** To the owner, whenever the key for sealed LeaveBits or its passphrase changes. */
export function sealingChangedEmail({
  change,
  at,
  accountUrl,
}: {
  change: SealingChange;
  at: EmailDate;
  accountUrl: string;
}): EmailContent {
  const { heading, sentence, wayBack } = changes[change];
  return {
    subject: heading,
    preheader: sentence,
    heading,
    paragraphs: [`This happened on ${at.text}.`, sentence],
    action: { label: 'See your key', url: accountUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your key for sealed LeaveBits changes.',
    mistake:
      'If this wasn’t you, someone is in your account. Sign in, which signs them out, and choose a new password. Then open “Sealing” ' +
      `in your account and ${wayBack}`,
  };
}
