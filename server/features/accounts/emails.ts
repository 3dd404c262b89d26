import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

/** A code and its lifetime in minutes. Subjects and preheaders never contain a code, because lock screens show them. */
export interface CodeEmailData {
  code: string;
  minutes: number;
  /** The page for entering the code. Opened from the email, it has an attempt limit that nobody else can exhaust. */
  link: string;
}

const withoutWait = (url: string) => [{ label: 'If that page asks you to wait, use this link instead', url }];

const minutesInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Sent only after the correct password, so an unexpected code means that someone else knows the password. */
export function loginCodeEmail({ code, minutes, link }: CodeEmailData): EmailContent {
  return {
    subject: 'Your LeaveBits sign-in code',
    preheader: 'Enter it on the sign-in page to finish signing in.',
    heading: 'Your sign-in code',
    paragraphs: [
      'Enter this code on the sign-in page to finish signing in.',
      `It works once, for ${minutesInWords.format(minutes)}. If you request another one in the same browser, only the new one works.`,
      'Please keep it to yourself. We’ll never ask you for it by email or by phone.',
    ],
    code,
    links: withoutWait(link),
    why: 'Someone signed in to your LeaveBits account with the right password. We send a code at every sign-in.',
    mistake:
      'If this wasn’t you, nobody can get in without the code, but someone may know your password. ' +
      'Please reset it with the forgotten-password link on the sign-in page.',
  };
}

export function registrationCodeEmail({ code, minutes, link }: CodeEmailData): EmailContent {
  return {
    subject: 'Your LeaveBits registration code',
    preheader: 'Enter it on the registration page to create your account.',
    heading: 'Confirm your address',
    paragraphs: [
      'Enter this code on the registration page to create your account.',
      `It works once, for ${minutesInWords.format(minutes)}. If you request another one in the same browser, only the new one works.`,
      'Please keep it to yourself. We’ll never ask you for it by email or by phone.',
    ],
    code,
    links: withoutWait(link),
    why: 'Someone used this address to sign up for LeaveBits. The code confirms that it’s theirs.',
    mistake: 'If this wasn’t you, you can ignore this email. No account is created without the code.',
  };
}

/**
 * Sent to the account's owner when someone tries to register their address again. The page itself doesn't reveal that the
 * account exists.
 */
export function alreadyRegisteredEmail({ signInUrl }: { signInUrl: string }): EmailContent {
  return {
    subject: 'You already have a LeaveBits account',
    preheader: 'You can sign in with this address. Nothing has changed.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to create a LeaveBits account with this address. You already have an account, and nothing about it has changed.',
      'If it was you, sign in with this address and your password. If you’ve forgotten your password, you can reset it on the sign-in page.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    why: 'This address belongs to a LeaveBits account, and it was entered on the registration page.',
    mistake:
      'If this wasn’t you, you don’t need to do anything. Whoever tried didn’t get in and wasn’t told that the account exists.',
  };
}

export function passwordResetCodeEmail({ code, minutes, link }: CodeEmailData): EmailContent {
  return {
    subject: 'Your LeaveBits password reset code',
    preheader: 'Enter it on the page where you requested it.',
    heading: 'Reset your password',
    paragraphs: [
      'Enter this code on the page where you requested it, then choose a new password.',
      `It works once, for ${minutesInWords.format(minutes)}. If you request another one in the same browser, only the new one works.`,
      'Your current password works until you choose a new one. Everyone who’s signed in to the account will then be signed out.',
    ],
    code,
    links: withoutWait(link),
    why: 'Someone asked to reset the password of the LeaveBits account with this address.',
    mistake:
      'If this wasn’t you, you can ignore this email. Your password stays the same. ' +
      'Please keep the code to yourself. We’ll never ask you for it by email or by phone.',
  };
}

export function passwordChangedEmail({
  at,
  signInUrl,
  lostFactors = false,
}: {
  at: EmailDate;
  signInUrl: string;
  /** Whether completing a pending reset also removed the second factor. */
  lostFactors?: boolean;
}): EmailContent {
  return {
    subject: 'Your LeaveBits password was changed',
    preheader: 'If this was you, you don’t need to do anything.',
    heading: 'Your password was changed',
    paragraphs: [
      `Your LeaveBits password was changed on ${at.text}.`,
      'Everyone who was signed in to the account was signed out. If this was you, you don’t need to do anything else. From now on, sign in with the new password.',
      ...(lostFactors
        ? [
            'The 72 hours have passed, so your second factor and recovery codes have been removed. You’ll get a code by email again when you sign in.',
          ]
        : []),
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your account password changes.',
    mistake:
      'If this wasn’t you, someone may be able to read your email. Change your email password first. ' +
      'Then reset your LeaveBits password with the forgotten-password link on the sign-in page.',
  };
}

/** Sent after a sign-in from a browser that the owner hadn't used before. */
export function newDeviceEmail({
  at,
  signInUrl,
  hasFactor = false,
}: {
  at: EmailDate;
  signInUrl: string;
  hasFactor?: boolean;
}): EmailContent {
  return {
    subject: 'New sign-in to your LeaveBits account',
    preheader: 'If this was you, you don’t need to do anything.',
    heading: 'A sign-in from a new browser',
    paragraphs: [
      `Someone signed in to your LeaveBits account on ${at.text}, in a browser that hadn’t been used for it before.`,
      'If this was you, you don’t need to do anything. A private window, another computer or a browser with its data cleared also counts as new.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever someone signs in to your account from a browser we don’t recognize.',
    mistake: hasFactor
      ? 'If this wasn’t you, someone has your second factor: your authenticator app, a recovery code or a passkey. ' +
        'Sign in, which signs them out. Then change your password and remove the factor under Your account.'
      : 'If this wasn’t you, someone knows your password and can read your email. First change your email password. ' +
        'Then reset your LeaveBits password with the forgotten-password link on the sign-in page. That signs everyone out.',
  };
}

/** Sent at most once a day to an owner whom strangers' failed attempts would otherwise lock out. */
export function signInWithoutWaitingEmail({ signInUrl }: { signInUrl: string }): EmailContent {
  return {
    subject: 'Your personal sign-in link for LeaveBits',
    preheader: 'There were too many attempts. With this link you don’t have to wait.',
    heading: 'Sign in without waiting',
    paragraphs: [
      'There have been so many attempts to sign in to your LeaveBits account that sign-ins from new browsers are temporarily delayed. No attempt succeeded.',
      'With this link you don’t have to wait, whatever anyone else does. You still need your password and the code we email you.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    why: 'Someone entered many wrong passwords or requested many codes for your account, so another browser had to wait.',
    mistake:
      'If this wasn’t you, you don’t need to do anything. If your password is short or you use it elsewhere, please choose a new one.',
  };
}

/** Sent when someone enters the right password, then five wrong second-factor codes. */
export function wrongFactorCodesEmail({ at, resetUrl }: { at: EmailDate; resetUrl: string }): EmailContent {
  return {
    subject: 'Someone tried to sign in to your LeaveBits account',
    preheader: 'They knew your password but not your second factor.',
    heading: 'Wrong codes after the correct password',
    paragraphs: [
      `On ${at.text} someone entered your password and then five wrong codes for your second factor. They didn’t get in.`,
      'If this was you, wait a moment and try again with the latest code from your app, or with a recovery code.',
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you when someone knows your password but not your second factor.',
    mistake: 'If this wasn’t you, someone knows your password. Please choose a new one.',
  };
}

/** Sent when someone with the emailed code but without the second factor requests a new password. */
export function pendingResetEmail({
  at,
  changesAt,
  isLast,
  stopUrl,
}: {
  at: EmailDate;
  changesAt: EmailDate;
  /** Whether this is the last warning before the password changes. */
  isLast: boolean;
  stopUrl: string;
}): EmailContent {
  return {
    subject: isLast
      ? 'Last notice: your LeaveBits password changes soon'
      : 'Your LeaveBits password is about to change',
    preheader: 'You can stop it until then.',
    heading: 'A new password is on hold',
    paragraphs: [
      `On ${at.text} someone requested a new password with a code from this mailbox but without your second factor.`,
      `The new password takes effect on ${changesAt.text}. Your second factor and recovery codes will be removed then.`,
      'If this was you, you don’t need to do anything. If you’d rather not wait, enter your second factor or a recovery code on the page where you requested the new password.',
    ],
    action: { label: 'Stop the new password', url: stopUrl },
    links: [createTimeZoneLink(changesAt)],
    why: 'Your LeaveBits account has a second factor, so access to your email alone shouldn’t be enough to get in.',
    mistake:
      'If this wasn’t you, press the button and nothing will change. Someone can read your email, so change your email password, too.',
  };
}

export function resetStoppedEmail({ at, signInUrl }: { at: EmailDate; signInUrl: string }): EmailContent {
  return {
    subject: 'Your new LeaveBits password was cancelled',
    preheader: 'Your password hasn’t changed.',
    heading: 'Your password hasn’t changed',
    paragraphs: [
      `The pending password change was cancelled on ${at.text}. Your password and your second factor are the same as before.`,
      'The person who requested it had a code from this mailbox. If that wasn’t you, change your email password now.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever a pending password change is cancelled.',
    mistake: 'If you didn’t cancel it and still want a new password, request one again on the sign-in page.',
  };
}
