import type {
  SharingUndoErrorReason,
  SharingUndoPreview,
  UsedLinkDetails,
} from '#shared/contracts/undo-links.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#client/lib/format-count.ts';
import type { DetailListRow } from '#client/ui/detail-list.tsx';
import type { LinkErrorExplanation } from '../link-error.ts';

/** Whether the link would restore anything. */
export const hasSharingLosses = (answer: SharingUndoPreview): boolean =>
  answer.taken.length > 0 || answer.substitutes.length > 0 || hasDeleted(answer) || answer.lost.texts > 0;

const hasDeleted = ({ lost }: SharingUndoPreview): boolean => lost.leavebits + lost.files > 0;

/** The rows saying what will be restored, to whom, and how long the link works. */
export function formatSharingLossRows({
  taken,
  added,
  substitutes,
  lost,
  expiresAt,
}: SharingUndoPreview): DetailListRow[] {
  const people = (term: string, some: readonly PersonCount[]) =>
    some.length > 0 ? [{ term, value: formatPeople(some) }] : [];
  const takenBy = (what: 'removed' | 'later') => taken.filter((one) => one.what === what);
  const deleted = [
    ...(lost.leavebits > 0 ? [formatCount(lost.leavebits, 'LeaveBit')] : []),
    ...(lost.files > 0 ? [formatCount(lost.files, 'file')] : []),
  ].join(' and ');
  return [
    ...(deleted ? [{ term: 'Deleted or removed', value: deleted }] : []),
    ...(lost.texts > 0
      ? [
          {
            term: lost.sealedTexts > 0 ? 'Text replaced' : 'Text mostly replaced',
            value: `In ${formatCount(lost.texts, 'LeaveBit')}`,
          },
        ]
      : []),
    ...people('No longer recipients', takenBy('removed')),
    ...people('Have to wait longer', takenBy('later')),
    ...(substitutes.length > 0
      ? [
          {
            term: 'Receive what isn’t opened',
            value: substitutes
              .map(
                ({ email, substitute, afterDays }) =>
                  `${substitute}, if ${email} doesn’t open it within ${afterDays} days`,
              )
              .join('; '),
          },
        ]
      : []),
    ...people('Added recently, and stay', added),
    { term: 'This link works until', value: formatMoment(expiresAt) },
  ];
}

type PersonCount = SharingUndoPreview['added'][number];

const formatPeople = (people: readonly PersonCount[]): string =>
  people
    .map(({ email, leavebits }) => (leavebits > 1 ? `${email}, in ${leavebits} LeaveBits` : email))
    .join('; ');

/** Names the recipients who were added recently, because an undo removes nobody. Null if there are none. */
export const describeAdded = ({ added, openSinceReportAt }: SharingUndoPreview): string | null =>
  added.length === 0
    ? null
    : `${added.length === 1 ? 'This recipient was added recently and stays' : 'These recipients were added recently and stay'}, with the rules they have: ${formatPeople(added)}.` +
      (openSinceReportAt === null
        ? ' To remove somebody, sign in, open “Your people” and press “Choose LeaveBits” beside their name.'
        : '');

export function getSharingUndoHeading(answer: SharingUndoPreview): string {
  if (answer.taken.length > 0) return 'Restore the removed access?';
  if (!hasDeleted(answer) && answer.lost.texts === 0) return 'Restore who receives what isn’t opened?';
  if (answer.lost.texts === 0) return 'Restore the deleted content?';
  return hasDeleted(answer) ? 'Restore the deleted or replaced content?' : 'Restore the replaced text?';
}

export const getSharingUndoButtonLabel = ({ taken }: SharingUndoPreview): string =>
  taken.length > 0 ? 'Restore access' : 'Restore';

/** Describes what happened, for the top of the page. */
export function describeSharingLosses(answer: SharingUndoPreview): string {
  const { taken, substitutes, lost } = answer;
  return [
    ...(hasDeleted(answer) ? ['Something was deleted from your LeaveBits.'] : []),
    ...(lost.texts > lost.sealedTexts
      ? [`Most of the text of ${formatCount(lost.texts - lost.sealedTexts, 'LeaveBit')} was replaced.`]
      : []),
    ...(lost.sealedTexts > 0
      ? [
          `The sealed text or file names of ${formatCount(lost.sealedTexts, 'LeaveBit')} were replaced. We can’t read what’s sealed, so we can’t tell by how much.`,
        ]
      : []),
    ...(taken.length > 0
      ? [
          'Some recipients were removed from your LeaveBits, replaced by another address, or must now wait longer to open them.',
        ]
      : []),
    ...(substitutes.length > 0 ? ['Who receives what your recipients don’t open was changed.'] : []),
  ].join(' ');
}

/** Describes what the button does. */
export function describeSharingUndoSteps(answer: SharingUndoPreview): string[] {
  const { taken, substitutes, lost, openSinceReportAt } = answer;
  return [
    ...(hasDeleted(answer)
      ? ['Everything that was deleted or removed will be back in your account, just as it was.']
      : []),
    ...(lost.texts > 0
      ? [
          `The text of ${formatCount(lost.texts, 'LeaveBit')} will go back to how it was. The current text stays among ${lost.texts === 1 ? 'its' : 'their'} earlier versions.`,
        ]
      : []),
    ...(taken.length > 0
      ? ['These people will become recipients again, with the rules they had before.']
      : []),
    ...(substitutes.length > 0
      ? [
          'What your recipients don’t open will go to the people you had chosen before, and not to whoever was chosen instead.',
        ]
      : []),
    openSinceReportAt === null
      ? `Nobody loses access to anything${answer.added.length > 0 ? ', so whoever was added stays, and so does a new address' : ''}. If someone can read something they shouldn’t, remove them after you’ve signed in.`
      : 'Nobody loses access to anything, and everyone who gains access gets an email.',
    'Everyone who’s signed in to your account will be signed out. Then you choose a new password.',
  ];
}

/** Explains why not everything can be restored while the estate is open. Null if it isn't. */
export const describeOpenEstate = ({ openSinceReportAt }: SharingUndoPreview): string | null =>
  openSinceReportAt === null
    ? null
    : `These LeaveBits are open because of a report submitted on ${formatMoment(openSinceReportAt)}. While they are open, the link restores anything removed after that, but nothing removed before.`;

/** Describes what was restored. */
export function describeSharingUndone(answer: SharingUndoPreview): string {
  const { taken, substitutes, lost } = answer;
  return [
    ...(hasDeleted(answer) ? ['Everything that was deleted or removed is back.'] : []),
    ...(lost.texts > 0
      ? [
          `The text of ${formatCount(lost.texts, 'LeaveBit')} is back to how it was. The newer text is among ${lost.texts === 1 ? 'its' : 'their'} earlier versions.`,
        ]
      : []),
    ...(taken.length > 0 ? ['Your recipients have their access back.'] : []),
    ...(substitutes.length > 0
      ? ['What your recipients don’t open goes to the people you had chosen before.']
      : []),
    'Everyone who was signed in to your account was signed out.',
  ].join(' ');
}

/** Says how to undo changes made after the link was used. Null if there are none. */
export const describeNewerChanges = ({ hasNewerChanges }: UsedLinkDetails): string | null =>
  hasNewerChanges
    ? 'More was changed after that. The link in our latest email about your LeaveBits restores anything removed since. If you don’t have a newer email yet, it’s on its way.'
    : null;

/** Explains why the link in an email about removed access can't restore it. */
export function describeSharingUndoError(reason: SharingUndoErrorReason): LinkErrorExplanation {
  switch (reason) {
    case 'unknown':
      return {
        why: 'This link is incomplete or no longer in use.',
        next: 'Links in emails are sometimes cut off. Open the email again and press the button there. You can also sign in and check your trash and your recipients.',
      };
    case 'undone':
      return {
        why: 'This link has already been used. It restored everything it could.',
        next: 'Everyone was signed out then. If you haven’t chosen a new password since, please choose one now.',
      };
    case 'expired':
      return {
        why: `This link only worked for ${limits.undoHours} hours after we emailed it. Nothing was changed.`,
        next: 'If this wasn’t you, please choose a new password now. That signs everyone out. Then sign in: deleted content stays in your trash for 30 days, and each LeaveBit has its earlier versions, with their recipients.',
      };
    default:
      return reason satisfies never;
  }
}
