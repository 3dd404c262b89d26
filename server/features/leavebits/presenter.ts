import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { ListedLeavebit } from './leavebit-encryption.ts';

export function presentLeavebit({ row, description, infoFields, files }: ListedLeavebit): Leavebit {
  return {
    id: row.id,
    description,
    infoFields,
    attachments: files.map((file) => file.name),
    sharingEmails: row.sharingEmails,
    sharingConfig: row.sharingConfig,
    seqno: row.seqno,
    lastUpdate: row.lastUpdate.toISOString(),
    ...(row.hidesAddresses ? { hidesAddresses: true as const } : {}),
    ...(Object.keys(row.leftBy).length > 0 ? { leftBy: row.leftBy } : {}),
  };
}

export async function* presentLeavebits(leavebits: AsyncIterable<ListedLeavebit>): AsyncGenerator<Leavebit> {
  for await (const leavebit of leavebits) yield presentLeavebit(leavebit);
}
