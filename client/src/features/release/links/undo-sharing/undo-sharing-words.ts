import type { SharingNewsRefusal, SharingUndoAnswer } from '#shared/contracts/sharing-news.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '../../../../lib/dates.ts';
import type { DetailRow } from '../../../../ui/detail-list.tsx';
import type { RefusalWords } from '../refusal-words.ts';

/** Who gets back what, and how long the link works. */
export function rowsOfTaken({ taken, expiresAt }: SharingUndoAnswer): DetailRow[] {
  const people = (term: string, what: 'removed' | 'later') => {
    const named = taken
      .filter((one) => one.what === what)
      .map(({ email, leavebits }) => (leavebits > 1 ? `${email}, in ${leavebits} LeaveBits` : email));
    return named.length > 0 ? [{ term, value: named.join('; ') }] : [];
  };
  return [
    ...people('No longer recipients', 'removed'),
    ...people('Have to wait longer', 'later'),
    { term: 'This link works until', value: formatMoment(expiresAt) },
  ];
}

/** What the button does. */
export const UNDO_STEPS = [
  'These people become recipients again, with the rules they had before.',
  'Nobody loses anything. If somebody can read something who shouldn’t, take them off after you have signed in.',
  'Everyone who is signed in to your account is signed out. Then you choose a new password.',
];

/** Why the link in a mail about changed recipients gives nothing back. */
export function describeSharingRefusal(reason: SharingNewsRefusal): RefusalWords {
  switch (reason) {
    case 'unknown':
      return {
        why: 'This link is not complete, or it is no longer in use.',
        next: 'Links in emails are sometimes cut off. Open the email again and press the button there. You can also sign in and look at your recipients.',
      };
    case 'undone':
      return {
        why: 'This link was used already, and everything was given back.',
        next: 'Everyone was signed out then. If you haven’t chosen a new password since, please do it now.',
      };
    case 'expired':
      return {
        why: `This link worked for ${limits.undoHours} hours after its email, and they are over. Nothing was changed.`,
        next: 'If it was not you, please choose a new password now. That signs everyone out. Then sign in: each LeaveBit has its earlier versions, with the recipients of that time.',
      };
    default:
      return reason satisfies never;
  }
}
