import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

export type FactorChange =
  'totp-added' | 'totp-removed' | 'passkey-added' | 'passkey-removed' | 'recovery-codes-renewed';

const changes: Record<FactorChange, { heading: string; sentence: string }> = {
  'totp-added': {
    heading: 'An authenticator app was added',
    sentence: 'From now on, you’ll need a code from the app to sign in instead of one by email.',
  },
  'totp-removed': {
    heading: 'The authenticator app was removed',
    sentence: 'Its codes no longer work.',
  },
  'passkey-added': {
    heading: 'A passkey was added',
    sentence: 'You can sign in with it alone, or use it instead of a code.',
  },
  'passkey-removed': { heading: 'A passkey was removed', sentence: 'It no longer works.' },
  'recovery-codes-renewed': {
    heading: 'Your recovery codes were replaced',
    sentence: 'The old ones no longer work. Please throw them away.',
  },
};

/** @param needsFactor whether a second factor remains, so that signing in doesn't need an emailed code */
export function factorsChangedEmail({
  change,
  at,
  needsFactor,
  accountUrl,
}: {
  change: FactorChange;
  at: EmailDate;
  needsFactor: boolean;
  accountUrl: string;
}): EmailContent {
  const { heading, sentence } = changes[change];
  const rest = needsFactor
    ? []
    : ['Your account has no second factor now. You’ll get a code by email when you sign in.'];
  return {
    subject: 'The way you sign in to LeaveBits was changed',
    preheader: heading,
    heading,
    paragraphs: [`${heading} on ${at.text}.`, sentence, ...rest],
    action: { label: 'See your account', url: accountUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever the way you sign in changes.',
    mistake:
      'If this wasn’t you, someone is in your account. Sign in, which signs them out. Then choose a new password, ' +
      'and remove anything you didn’t add under Your account.',
  };
}

const minutesInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Sent to both mailboxes before an account's address changes, with a different code for each. */
export function addressChangeCodeEmail({
  code,
  minutes,
  side,
  newEmail,
}: {
  code: string;
  minutes: number;
  side: 'old' | 'new';
  newEmail: string;
}): EmailContent {
  const isOld = side === 'old';
  return {
    subject: 'Your LeaveBits code for a new address',
    preheader: 'Enter it on the page where you’re changing your address.',
    heading: isOld ? 'Are you changing your address?' : 'Confirm your new address',
    paragraphs: [
      isOld
        ? `The address of your LeaveBits account is about to change to ${newEmail}. Enter this code on the page where you’re changing it.`
        : 'Enter this code on the page where you’re changing the address of your LeaveBits account.',
      `It works once, for ${minutesInWords.format(minutes)}. The other mailbox gets its own code, and you need both.`,
    ],
    code,
    why: isOld
      ? 'Someone who’s signed in to your LeaveBits account wants to change its address.'
      : 'Someone entered this address as the new one of their LeaveBits account.',
    mistake: isOld
      ? 'If this wasn’t you, don’t enter the code. Someone is in your account: please choose a new password now.'
      : 'If this wasn’t you, you can ignore this email. Nothing happens without the code.',
  };
}

/** Sent if the requested address already has an account. The page doesn't reveal that it does. */
export function addressTakenEmail({ signInUrl }: { signInUrl: string }): EmailContent {
  return {
    subject: 'This address already has a LeaveBits account',
    preheader: 'Nothing has changed.',
    heading: 'This address already has an account',
    paragraphs: [
      'Someone tried to use this address for another LeaveBits account. It already has an account, and nothing about it has changed.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    why: 'This address belongs to a LeaveBits account, and it was entered as the new address of another one.',
    mistake:
      'If this wasn’t you, you don’t need to do anything. Whoever tried wasn’t told that the account exists.',
  };
}

/** Sent to both the old and the new address. */
export function addressChangedEmail({
  newEmail,
  at,
  signInUrl,
}: {
  newEmail: string;
  at: EmailDate;
  signInUrl: string;
}): EmailContent {
  return {
    subject: 'The address of your LeaveBits account was changed',
    preheader: 'If this was you, you don’t need to do anything.',
    heading: 'Your account has a new address',
    paragraphs: [
      `The address of your LeaveBits account was changed to ${newEmail} on ${at.text}. Sign in with it from now on.`,
      'Your recipients and reporters will see the new address. Their links all still work.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email both the old and the new address whenever an account’s address changes.',
    mistake:
      'If this wasn’t you, someone was in your account and your mailbox. Change your email password and write ' +
      'to us immediately from the old address.',
  };
}
