import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { describeAccess } from '../access/presenter.ts';
import type { ListedLeavebit } from '../leavebits/content.ts';
import type { SharedLeavebitView } from './read-shared-leavebits.ts';

/** A shared LeaveBit in a recipient's list. */
export function presentSharedLeavebit({
  listed,
  content,
  isTruncated,
  stopped,
  ownerUsername,
  access,
  release,
  readableUntil,
}: SharedLeavebitView): SharedLeavebit {
  return {
    id: listed.row.id,
    username: ownerUsername,
    description: listed.description,
    lastUpdate: listed.row.lastUpdate.toISOString(),
    sharingEmails: listed.row.sharingEmails,
    ...describeAccess(access),
    ...(content ? presentContent(content) : {}),
    ...(isTruncated ? { isTruncated: true as const } : {}),
    ...(stopped ? { mailsStopped: stopped } : {}),
    ...(release ? { release } : {}),
    ...(readableUntil ? { readableUntil: readableUntil.toISOString() } : {}),
  };
}

/** The content of an open LeaveBit. */
export function presentContent({ infoFields, files }: ListedLeavebit) {
  return { infoFields, attachments: files.map((file) => file.name) };
}
