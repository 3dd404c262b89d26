import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { OpenedLeavebit } from '../leavebits/content.ts';
import type { SharedLeavebitView } from './read-shared-leavebits.ts';

/** A shared LeaveBit in a recipient's list: its content only when it may be opened. */
export function presentSharedLeavebit({ opened, ownerUsername, access }: SharedLeavebitView): SharedLeavebit {
  const { canOpen, ...lock } = access;
  return {
    id: opened.row.id,
    username: ownerUsername,
    description: opened.description,
    lastUpdate: opened.row.lastUpdate.toISOString(),
    sharingEmails: opened.row.sharingEmails,
    ...lock,
    ...(canOpen ? presentContent(opened) : {}),
  };
}

/** What is read once a LeaveBit is open. */
export function presentContent({ infoFields, files }: OpenedLeavebit) {
  return { infoFields, attachments: files.map((file) => file.name) };
}
