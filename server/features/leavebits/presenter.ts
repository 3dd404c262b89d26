import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { OpenedLeavebit } from './content.ts';

/** A LeaveBit as its owner sees it. */
export function presentLeavebit({ row, description, infoFields, files }: OpenedLeavebit): Leavebit {
  return {
    id: row.id,
    description,
    infoFields,
    attachments: files.map((file) => file.name),
    sharingEmails: row.sharingEmails,
    sharingConfig: row.sharingConfig,
    seqno: row.seqno,
    lastUpdate: row.lastUpdate.toISOString(),
  };
}
