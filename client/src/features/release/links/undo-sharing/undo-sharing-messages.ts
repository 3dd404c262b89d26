import type { SharingUndoErrorReason, SharingUndoResponse } from '#shared/contracts/sharing-undo.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#client/lib/format-count.ts';
import type { DetailRow } from '#client/ui/detail-list.tsx';
import type { LinkErrorMessage } from '../link-error-messages.ts';

/** Whether the link would restore anything. */
export const hasSharingLosses = ({ taken, lost }: SharingUndoResponse): boolean =>
  taken.length > 0 || lost.leavebits + lost.files > 0;

/** What is restored, to whom, and how long the link works. */
export function formatSharingLossRows({ taken, lost, expiresAt }: SharingUndoResponse): DetailRow[] {
  const people = (term: string, what: 'removed' | 'later') => {
    const named = taken
      .filter((one) => one.what === what)
      .map(({ email, leavebits }) => (leavebits > 1 ? `${email}, in ${leavebits} LeaveBits` : email));
    return named.length > 0 ? [{ term, value: named.join('; ') }] : [];
  };
  const deleted = [
    ...(lost.leavebits > 0 ? [formatCount(lost.leavebits, 'LeaveBit')] : []),
    ...(lost.files > 0 ? [formatCount(lost.files, 'file')] : []),
  ].join(' and ');
  return [
    ...(deleted ? [{ term: 'Deleted or removed', value: deleted }] : []),
    ...people('No longer recipients', 'removed'),
    ...people('Have to wait longer', 'later'),
    { term: 'This link works until', value: formatMoment(expiresAt) },
  ];
}

const isOnlyDeleted = ({ taken }: SharingUndoResponse): boolean => taken.length === 0;

export const headingFor = (answer: SharingUndoResponse): string =>
  isOnlyDeleted(answer) ? 'Bring back what was deleted?' : 'Give back what was taken?';

export const buttonFor = (answer: SharingUndoResponse): string =>
  isOnlyDeleted(answer) ? 'Bring it back' : 'Give it back';

/** What happened, for the top of the page. */
export function describeSharingLosses({ taken, lost }: SharingUndoResponse): string {
  return [
    ...(lost.leavebits + lost.files > 0 ? ['Something was deleted from your LeaveBits.'] : []),
    ...(taken.length > 0 ? ['People were taken off your LeaveBits, or have to wait longer for them.'] : []),
  ].join(' ');
}

/** What the button does. */
export function describeSharingUndoSteps({ taken, lost }: SharingUndoResponse): string[] {
  return [
    ...(lost.leavebits + lost.files > 0
      ? ['What was deleted or removed is back in your account, just as it was.']
      : []),
    ...(taken.length > 0 ? ['These people become recipients again, with the rules they had before.'] : []),
    'Nobody loses anything. If somebody can read something they shouldn’t, take them off after you have signed in.',
    'Everyone who is signed in to your account is signed out. Then you choose a new password.',
  ];
}

/** Why the link in an email about removed access cannot restore it. */
export function describeSharingUndoError(reason: SharingUndoErrorReason): LinkErrorMessage {
  switch (reason) {
    case 'unknown':
      return {
        why: 'This link is not complete, or it is no longer in use.',
        next: 'Links in emails are sometimes cut off. Open the email again and press the button there. You can also sign in and look at your trash and your recipients.',
      };
    case 'undone':
      return {
        why: 'This link was used already, and everything is back.',
        next: 'Everyone was signed out then. If you haven’t chosen a new password since, please do it now.',
      };
    case 'expired':
      return {
        why: `This link worked for ${limits.undoHours} hours after its email, and that time is over. Nothing was changed.`,
        next: 'If it was not you, please choose a new password now. That signs everyone out. Then sign in: what was deleted is in your trash for 30 days, and each LeaveBit has its earlier versions, with the recipients of that time.',
      };
    default:
      return reason satisfies never;
  }
}
