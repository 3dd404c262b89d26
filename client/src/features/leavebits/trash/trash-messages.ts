import type { TrashItem } from '#shared/contracts/trash.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';

type TrashMessages = TextMessages<'owner-leavebits-trash'>;

/** The server knows a sealed file only under a name that says nothing. */
export const getTrashItemName = (
  { fileName, description, sealed }: Pick<TrashItem, 'fileName' | 'description' | 'sealed'>,
  t: TrashMessages,
): string =>
  (sealed && fileName !== null ? t('sealedFile') : fileName) ?? (description || t('noDescription'));

/** Describes the item and what would be restored with it. */
export function describeTrashItem(
  { kind, description, attachments, sharingEmails, bytes }: TrashItem,
  t: TrashMessages,
): string {
  const size = formatSize(bytes);
  if (kind === 'file') return t('fileOf', { description: description || t('noDescription'), size });
  const files = attachments.length === 0 ? null : t('files', { count: attachments.length, size });
  const people = sharingEmails.length === 0 ? null : t('recipients', { count: sharingEmails.length });
  return [t('leavebit'), files, people].filter(Boolean).join(' · ');
}

/** Says how long the item can be restored. */
export function describeTrashRetention(
  { heldBy, purgesAt }: Pick<TrashItem, 'heldBy' | 'purgesAt'>,
  t: TrashMessages,
): string {
  switch (heldBy) {
    case null:
      return t('purgedOn', { date: formatMoment(purgesAt) });
    case 'report-pending':
      return t('heldByReport', { days: limits.trashDays });
    case 'estate-open':
      return t('heldByEstate', { days: limits.trashDays });
    case 'just-revoked':
      return t('heldByRevocation', { date: formatMoment(purgesAt) });
    default:
      return heldBy satisfies never;
  }
}

/** Says what a permanent deletion removes, and how long it can be undone. */
export function describePurge({ kind, attachments }: TrashItem, t: TrashMessages): string {
  const undo = t('purgeUndo', { hours: limits.undoHours, days: limits.purgedDays });
  if (kind === 'file') return `${t('purgesFile')} ${undo}`;
  const count = attachments.length;
  return `${count === 0 ? t('purgesText') : t('purgesFiles', { count })} ${undo}`;
}

/** The message shown to the owner after a restore. */
export function describeRestoredItem({ kind, description }: TrashItem, t: TrashMessages): string {
  return kind === 'file'
    ? t('fileRestored', { description: description || t('noDescription') })
    : t('restored');
}
