import { limits } from '#shared/domain/limits.ts';
import type { TakenFrom } from '#shared/contracts/sharing-news.ts';
import type { Letter } from '../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';

/** A person of whom an owner is told: with the name that the owner gave them, and in how many LeaveBits. */
interface Told {
  person: string;
  leavebits: number;
}

const named = (people: readonly Told[]): string => {
  const shown = people
    .slice(0, limits.recipientsPerLeavebit)
    .map(({ person, leavebits }) => (leavebits > 1 ? `${person}, in ${leavebits} LeaveBits` : person));
  const others = people.length - shown.length;
  return shown.join('; ') + (others > 0 ? `; and ${others} more` : '');
};

/**
 * Tells an owner what was changed about who may read, since the last such mail. It says nothing about what that is. It holds the
 * link that gives back what was taken.
 */
export function sharingChanged({
  opened,
  taken,
  since,
  undoLink,
  signInUrl,
}: {
  opened: readonly Told[];
  taken: readonly (Told & Pick<TakenFrom, 'what'>)[];
  since: LetterMoment;
  undoLink: string;
  signInUrl: string;
}): Letter {
  const removed = taken.filter(({ what }) => what === 'removed');
  const later = taken.filter(({ what }) => what === 'later');
  const isTaken = taken.length > 0;
  const words = isTaken
    ? {
        subject: 'What you share with LeaveBits was changed',
        heading: 'Your recipients were changed',
      }
    : { subject: 'You opened LeaveBits for someone', heading: 'Someone can read a LeaveBit now' };
  const signIn = { label: 'Sign in', url: signInUrl };
  const undo = {
    label: isTaken ? 'Give back what was taken' : 'Give back what is taken later',
    url: undoLink,
  };
  return {
    ...words,
    preheader: 'If this was you, there is nothing to do.',
    paragraphs: [
      ...(opened.length > 0
        ? [
            `Since ${since.text} these people can read something that was in your account before: ${named(opened)}.`,
          ]
        : []),
      ...(removed.length > 0
        ? [`Since ${since.text} these people are no longer recipients of something: ${named(removed)}.`]
        : []),
      ...(later.length > 0
        ? [
            `Since ${since.text} something opens later for these people, or under another condition: ${named(later)}.`,
          ]
        : []),
      'If this was you, there is nothing to do. You can change who may read, and when, on the page of your LeaveBits.',
      isTaken
        ? `If it was not you, use the first button. The link works for ${limits.undoHours} hours, once, and you do not need to sign in. People get back what was taken from them, with the rules from before, and everyone is signed out. It takes nothing from anybody. Until our next email like this one, it also gives back what is taken after this email.`
        : `If it was not you, please choose a new password first. The second button is for the case that something is taken from your people after this email: for ${limits.undoHours} hours, and until our next email like this one, it gives that back.`,
      `We collect such changes and write at most once an hour and ${limits.sharingNewsPerDay} times a day.`,
    ],
    action: isTaken ? [undo, { ...signIn, isQuiet: true }] : [signIn, { ...undo, isQuiet: true }],
    links: [inOwnTime(since)],
    why: 'We write to you whenever something in your account opens at once for someone new, or somebody is taken off or has to wait longer.',
    mistake:
      `If this was not you, someone is in your account. ${isTaken ? 'Use the link above. Then reset' : 'Reset'} your LeaveBits password with the ` +
      'forgotten-password link on the sign-in page. That signs everyone out. Then take off the people who should not read. ' +
      'Please do not forward this email: whoever has the link can use it.',
  };
}

/** Tells an owner that the link in the mail about their recipients was used. */
export function sharingRestored({
  people,
  isInTrash,
  at,
  resetUrl,
}: {
  people: readonly string[];
  /** Some of it is in the trash. Nobody has it there. */
  isInTrash: boolean;
  at: LetterMoment;
  resetUrl: string;
}): Letter {
  return {
    subject: 'A change of your LeaveBits recipients was undone',
    preheader: 'Everyone was signed out. Please choose a new password now.',
    heading: 'The change is undone',
    paragraphs: [
      `On ${at.text} what had been taken from these people was given back with the link in our email: ${named(people.map((person) => ({ person, leavebits: 1 })))}. They have the rules from before again.`,
      'Everyone who was signed in to your account was signed out. Whoever made the change may know your password. Please choose a new one now.',
      ...(isInTrash
        ? [
            `Some of it is in your trash, where nobody can read it. After you have signed in, restore it there within ${limits.trashDays} days of its deletion.`,
          ]
        : []),
      'Nobody else was changed. If people can read something who should not, please take them off after you have signed in.',
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    links: [inOwnTime(at)],
    why: 'Someone used the link in our email about the people with whom you share.',
    mistake:
      'If this was not you, someone can read your email. First change the password of your mailbox. Then choose a new LeaveBits password, ' +
      'sign in, and look at your recipients.',
  };
}
