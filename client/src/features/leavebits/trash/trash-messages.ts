import type { TrashItem } from '#shared/contracts/trash.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#shared/domain/format-count.ts';

export const trashIntro =
  `Everything you delete stays here for ${limits.trashDays} days. Nobody else can see it. It doesn’t count toward your storage ` +
  'unless it’s bigger than your whole storage.';

/** The server knows a sealed file only under a name that says nothing. */
export const getTrashItemName = ({
  fileName,
  description,
  sealed,
}: Pick<TrashItem, 'fileName' | 'description' | 'sealed'>): string =>
  (sealed && fileName !== null ? 'A file' : fileName) ?? (description || 'No description yet');

/** Describes the item and what would be restored with it. */
export function describeTrashItem({
  kind,
  description,
  attachments,
  sharingEmails,
  bytes,
}: TrashItem): string {
  if (kind === 'file') return `File of “${description || 'No description yet'}” · ${formatSize(bytes)}`;
  const files =
    attachments.length === 0 ? null : `${formatCount(attachments.length, 'file')} (${formatSize(bytes)})`;
  const people = sharingEmails.length === 0 ? null : formatCount(sharingEmails.length, 'recipient');
  return ['LeaveBit', files, people].filter(Boolean).join(' · ');
}

/** Says how long the item can be restored. */
export function describeTrashRetention({ heldBy, purgesAt }: Pick<TrashItem, 'heldBy' | 'purgesAt'>): string {
  switch (heldBy) {
    case null:
      return `Will be permanently deleted on ${formatMoment(purgesAt)}`;
    case 'report-pending':
      return `Stays here until the report about you is settled, and for ${limits.trashDays} days after that`;
    case 'estate-open':
      return `Stays here while your LeaveBits are open, and for ${limits.trashDays} days after that`;
    case 'just-revoked':
      return `Will be permanently deleted on ${formatMoment(purgesAt)}, and no sooner, because your LeaveBits were locked again`;
    default:
      return heldBy satisfies never;
  }
}

/** Says what a permanent deletion removes, and how long it can be undone. */
export function describePurge({ kind, attachments }: TrashItem): string {
  const files = attachments.length === 0 ? '' : `, ${attachments.length === 1 ? 'its file' : 'its files'}`;
  const lost = kind === 'file' ? 'The file' : `Its text${files} and its earlier versions`;
  return `${lost} will be permanently deleted. In case it wasn’t you, our next email about such changes has a link that can restore it for ${limits.undoHours} hours. We send up to one such email an hour. After ${limits.purgedDays} days, it’s erased.`;
}

/** The message shown to the owner after a restore. */
export function describeRestoredItem({ kind, description }: TrashItem): string {
  return kind === 'file'
    ? `The file is back in “${description || 'No description yet'}”`
    : 'LeaveBit restored';
}
