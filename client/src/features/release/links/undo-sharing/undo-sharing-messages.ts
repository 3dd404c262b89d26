import type {
  SharingUndoErrorReason,
  SharingUndoPreview,
  UsedLinkDetails,
} from '#shared/contracts/undo-links.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import type { DetailListRow } from '#client/ui/detail-list.tsx';
import type { LinkErrorExplanation } from '../link-error.ts';
import type { UndoMessages } from '../undo-links.tsx';

/** Whether the link would restore anything. */
export const hasSharingLosses = (answer: SharingUndoPreview): boolean =>
  answer.taken.length > 0 || answer.substitutes.length > 0 || hasDeleted(answer) || answer.lost.texts > 0;

const hasDeleted = ({ lost }: SharingUndoPreview): boolean => lost.leavebits + lost.files > 0;

/** The rows saying what will be restored, to whom, and how long the link works. */
export function formatSharingLossRows(
  { t, links }: UndoMessages<'undo-sharing'>,
  { taken, added, substitutes, lost, expiresAt }: SharingUndoPreview,
): DetailListRow[] {
  const people = (term: string, some: readonly PersonCount[]) =>
    some.length > 0 ? [{ term, value: formatPeople(t, some) }] : [];
  const takenBy = (what: 'removed' | 'later') => taken.filter((one) => one.what === what);
  const deleted = [
    ...(lost.leavebits > 0 ? [t('leavebits', { count: lost.leavebits })] : []),
    ...(lost.files > 0 ? [t('files', { count: lost.files })] : []),
  ];
  return [
    ...(deleted.length > 0 ? [{ term: t('deleted'), value: formatList(deleted, t) }] : []),
    ...(lost.texts > 0
      ? [
          {
            term: t(lost.sealedTexts > 0 ? 'textReplaced' : 'textMostlyReplaced'),
            value: t('inLeavebits', { count: lost.texts }),
          },
        ]
      : []),
    ...people(t('removed'), takenBy('removed')),
    ...people(t('later'), takenBy('later')),
    ...(substitutes.length > 0
      ? [
          {
            term: t('substitutes'),
            value: substitutes
              .map(({ email, substitute, afterDays: days }) => t('substitute', { substitute, email, days }))
              .join('; '),
          },
        ]
      : []),
    ...people(t('added'), added),
    { term: links('worksUntil'), value: formatMoment(expiresAt, t) },
  ];
}

type PersonCount = SharingUndoPreview['added'][number];

const formatPeople = (t: Messages<'undo-sharing'>, people: readonly PersonCount[]): string =>
  people
    .map(({ email, leavebits: count }) => (count > 1 ? t('personInLeavebits', { email, count }) : email))
    .join('; ');

/** Names the recipients who were added recently, because an undo removes nobody. Null if there are none. */
export const describeAdded = (
  t: Messages<'undo-sharing'>,
  { added, openSinceReportAt }: SharingUndoPreview,
): string | null =>
  added.length === 0
    ? null
    : [
        t('addedPeople', { count: added.length, people: formatPeople(t, added) }),
        ...(openSinceReportAt === null ? [t('removeSomebody')] : []),
      ].join(' ');

export function getSharingUndoHeading(t: Messages<'undo-sharing'>, answer: SharingUndoPreview): string {
  if (answer.taken.length > 0) return t('questionAccess');
  if (!hasDeleted(answer) && answer.lost.texts === 0) return t('questionSubstitutes');
  if (answer.lost.texts === 0) return t('questionDeleted');
  return t(hasDeleted(answer) ? 'questionDeletedOrReplaced' : 'questionText');
}

export const getSharingUndoButtonLabel = (
  t: Messages<'undo-sharing'>,
  { taken }: SharingUndoPreview,
): string => t(taken.length > 0 ? 'restoreAccess' : 'restore');

/** Describes what happened, for the top of the page. */
export function describeSharingLosses(t: Messages<'undo-sharing'>, answer: SharingUndoPreview): string {
  const { taken, substitutes, lost } = answer;
  return [
    ...(hasDeleted(answer) ? [t('lostDeleted')] : []),
    ...(lost.texts > lost.sealedTexts ? [t('lostTexts', { count: lost.texts - lost.sealedTexts })] : []),
    ...(lost.sealedTexts > 0 ? [t('lostSealedTexts', { count: lost.sealedTexts })] : []),
    ...(taken.length > 0 ? [t('lostAccess')] : []),
    ...(substitutes.length > 0 ? [t('lostSubstitutes')] : []),
  ].join(' ');
}

/** Describes what the button does. */
export function describeSharingUndoSteps(
  { t, links }: UndoMessages<'undo-sharing'>,
  answer: SharingUndoPreview,
): string[] {
  const { taken, added, substitutes, lost, openSinceReportAt } = answer;
  const isClosed = openSinceReportAt === null;
  return [
    ...(hasDeleted(answer) ? [t('restoresDeleted')] : []),
    ...(lost.texts > 0 ? [t('restoresTexts', { count: lost.texts })] : []),
    ...(taken.length > 0 ? [t('restoresAccess')] : []),
    ...(substitutes.length > 0 ? [t('restoresSubstitutes')] : []),
    isClosed ? t(added.length > 0 ? 'nobodyLosesAdded' : 'nobodyLoses') : t('nobodyLosesOpen'),
    links('signsOut'),
  ];
}

/** Explains why not everything can be restored while the estate is open. Null if it isn't. */
export const describeOpenEstate = (
  t: Messages<'undo-sharing'>,
  { openSinceReportAt }: SharingUndoPreview,
): string | null =>
  openSinceReportAt === null ? null : t('openEstate', { date: formatMoment(openSinceReportAt, t) });

/** Describes what was restored. */
export function describeSharingUndone(
  { t, links }: UndoMessages<'undo-sharing'>,
  answer: SharingUndoPreview,
): string {
  const { taken, substitutes, lost } = answer;
  return [
    ...(hasDeleted(answer) ? [t('doneDeleted')] : []),
    ...(lost.texts > 0 ? [t('doneTexts', { count: lost.texts })] : []),
    ...(taken.length > 0 ? [t('doneAccess')] : []),
    ...(substitutes.length > 0 ? [t('doneSubstitutes')] : []),
    links('signedOut'),
  ].join(' ');
}

/** Says how to undo changes made after the link was used. Null if there are none. */
export const describeNewerChanges = (
  t: Messages<'undo-sharing'>,
  { hasNewerChanges }: UsedLinkDetails,
): string | null => (hasNewerChanges ? t('newerChanges') : null);

/** Explains why the link in an email about removed access can't restore it. */
export function describeSharingUndoError(
  { t, links }: UndoMessages<'undo-sharing'>,
  reason: SharingUndoErrorReason,
): LinkErrorExplanation {
  switch (reason) {
    case 'unknown':
      return { why: links('incomplete'), next: t('invalidNext') };
    case 'undone':
      return { why: t('used'), next: links('alreadyNext') };
    case 'expired':
      return {
        why: t('expired', { hours: limits.undoHours }),
        next: t('expiredNext', { days: limits.trashDays }),
      };
    default:
      return reason satisfies never;
  }
}
