import type { Letter } from '../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';

/** A code and its lifetime in minutes. A subject or preheader never holds a code: lock screens show those. */
export interface CodeLetter {
  code: string;
  minutes: number;
}

const minutesInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Sent after the right password, so an unexpected code means that someone else knows the password. */
export function loginCode({ code, minutes }: CodeLetter): Letter {
  return {
    subject: 'Your LeaveBits sign-in code',
    preheader: 'Enter it on the sign-in page to finish signing in.',
    heading: 'Your sign-in code',
    paragraphs: [
      'Enter this code on the sign-in page to finish signing in.',
      `It works once, for ${minutesInWords.format(minutes)}. A newer code replaces it.`,
      'Please keep it to yourself. We will never ask you for it by email or by phone.',
    ],
    code,
    why: 'Someone signed in to your LeaveBits account with the right password. We send a code at every sign-in.',
    mistake:
      'If this was not you, nobody can get in without the code. But someone may know your password. ' +
      'Please reset it with the forgotten-password link on the sign-in page.',
  };
}

export function registrationCode({ code, minutes }: CodeLetter): Letter {
  return {
    subject: 'Your LeaveBits registration code',
    preheader: 'Enter it on the registration page to create your account.',
    heading: 'Confirm your address',
    paragraphs: [
      'Enter this code on the registration page to create your account.',
      `It works once, for ${minutesInWords.format(minutes)}. A newer code replaces it.`,
      'Please keep it to yourself. We will never ask you for it by email or by phone.',
    ],
    code,
    why: 'Someone entered this address to create a LeaveBits account. The code shows that the address is theirs.',
    mistake: 'If this was not you, you can ignore this email. Without the code no account is created.',
  };
}

/** Goes to an account's owner when the address is registered again. The page itself does not tell. */
export function alreadyRegistered({ signInUrl }: { signInUrl: string }): Letter {
  return {
    subject: 'You already have a LeaveBits account',
    preheader: 'You can sign in with this address. Nothing has changed.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to create a LeaveBits account with this address. This address already has an account, and nothing about it has changed.',
      'If it was you, sign in with this address and your password. If you have forgotten the password, you can reset it on the sign-in page.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    why: 'This address belongs to a LeaveBits account, and it was entered on the registration page.',
    mistake:
      'If this was not you, there is nothing to do. The person who tried was not let in and was not told that the account exists.',
  };
}

export function passwordResetCode({ code, minutes }: CodeLetter): Letter {
  return {
    subject: 'Your LeaveBits password reset code',
    preheader: 'Enter it on the page where you asked for it.',
    heading: 'Reset your password',
    paragraphs: [
      'Enter this code on the page where you asked for it, and choose a new password.',
      `It works once, for ${minutesInWords.format(minutes)}. A newer code replaces it.`,
      'Your current password works until you choose a new one. Then everyone who is signed in to the account is signed out.',
    ],
    code,
    why: 'Someone asked to reset the password of the LeaveBits account with this address.',
    mistake:
      'If this was not you, you can ignore this email. Your password stays as it is. ' +
      'Please keep the code to yourself. We will never ask you for it by email or by phone.',
  };
}

/** @param at when the password was changed. */
export function passwordChanged({ at, signInUrl }: { at: LetterMoment; signInUrl: string }): Letter {
  return {
    subject: 'Your LeaveBits password was changed',
    preheader: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your LeaveBits account was changed on ${at.text}.`,
      'Everyone who was signed in to the account was signed out. If this was you, there is nothing else to do. From now on, sign in with the new password.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [inOwnTime(at)],
    why: 'We write to you whenever the password of your account changes.',
    mistake:
      'If this was not you, someone may be able to read your email. First change the password of your mailbox. ' +
      'Then reset your LeaveBits password with the forgotten-password link on the sign-in page.',
  };
}

/** Goes to an owner after a sign-in in a browser that they had not used before. */
export function newDevice({ at, signInUrl }: { at: LetterMoment; signInUrl: string }): Letter {
  return {
    subject: 'New sign-in to your LeaveBits account',
    preheader: 'If this was you, there is nothing to do.',
    heading: 'A sign-in from a new browser',
    paragraphs: [
      `Someone signed in to your LeaveBits account on ${at.text}, in a browser that was not used for it before.`,
      'If this was you, there is nothing to do. A private window, another computer, and a browser whose data was cleared all count as new.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [inOwnTime(at)],
    why: 'We write to you whenever your account is opened in a browser that we do not know.',
    mistake:
      'If this was not you, someone knows your password and can read your email. First change the password of your mailbox. ' +
      'Then reset your LeaveBits password with the forgotten-password link on the sign-in page. That signs everyone out.',
  };
}
