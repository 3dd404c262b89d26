import type { Letter } from '../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';

/** Tells an owner who can read something from now on. It says nothing about what that is. */
export function recipientsAdded({
  people,
  at,
  signInUrl,
}: {
  people: readonly string[];
  at: LetterMoment;
  signInUrl: string;
}): Letter {
  return {
    subject: 'You opened LeaveBits for someone',
    preheader: 'If this was you, there is nothing to do.',
    heading: 'Someone can read a LeaveBit now',
    paragraphs: [
      `Since ${at.text} these people can read something that was in your account before: ${people.join(', ')}.`,
      'If this was you, there is nothing to do. You can change who may read, and when, on the page of your LeaveBits.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [inOwnTime(at)],
    why: 'We write to you whenever something in your account opens at once for someone new.',
    mistake:
      'If this was not you, someone is in your account. Reset your LeaveBits password with the forgotten-password link on the sign-in page. ' +
      'That signs everyone out. Then take these people off your LeaveBits.',
  };
}
