import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { Context } from '../../context.ts';
import { DAMAGED_MESSAGE } from '../access/integrity.ts';
import { presentAccess } from '../access/presenter.ts';
import type { ListedLeavebit } from '../leavebits/leavebit-encryption.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import type { SharedLeavebitView } from './load-shared-leavebits.ts';

/** A shared LeaveBit in a recipient's list. */
export function presentSharedLeavebit({
  listed,
  content,
  isTruncated,
  stopped,
  sender,
  sharingEmails,
  access,
  release,
  readableUntil,
  openedAt,
  isJustOpened,
}: SharedLeavebitView): SharedLeavebit {
  return {
    id: listed.row.id,
    username: sender.ownerUsername,
    ownerName: sender.ownerName,
    description: listed.description,
    lastUpdate: listed.row.lastUpdate.toISOString(),
    sharingEmails,
    ...presentAccess(access),
    ...(listed.row.sealed ? { sealed: true as const } : {}),
    ...(content ? presentLeavebitContent(content) : {}),
    ...(access.kind === 'damaged' ? presentLeavebitContent({ infoFields: '', files: [] }) : {}),
    // An owner who writes exactly this sentence only has it translated.
    ...(listed.description === DAMAGED_MESSAGE ? { isDamaged: true as const } : {}),
    ...(isTruncated ? { isTruncated: true as const } : {}),
    ...(stopped ? { mailsStopped: stopped } : {}),
    ...(release ? { release } : {}),
    ...(readableUntil ? { readableUntil: readableUntil.toISOString() } : {}),
    ...(openedAt ? { openedAt: openedAt.toISOString() } : {}),
    ...(isJustOpened ? { isJustOpened: true as const } : {}),
  };
}

/** The content of a readable LeaveBit. */
export const presentLeavebitContent = ({
  infoFields,
  files,
  sealedNames,
}: Pick<ListedLeavebit, 'infoFields' | 'files' | 'sealedNames'>) => ({
  infoFields,
  attachments: files.map((file) => file.name),
  ...(sealedNames !== undefined && { sealedNames }),
});

/** A sender as shown to their recipients. */
export function presentSender(ctx: Context, owner: Parameters<typeof getOwnerNames>[1]) {
  const { ownerUsername, ownerName } = getOwnerNames(ctx, owner);
  return { username: ownerUsername, ownerName };
}
