import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { ListedLeavebit } from './leavebit-encryption.ts';

export function presentLeavebit(leavebit: ListedLeavebit): Leavebit {
  const { row, description, infoFields, files } = leavebit;
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
    ...presentSealing(leavebit),
    ...(row.sealedFor && { sealedFor: row.sealedFor }),
    ...(Object.keys(row.leftBy).length > 0 ? { leftBy: row.leftBy } : {}),
  };
}

/** What tells a sealed LeaveBit apart. */
export const presentSealing = ({ row, sealedNames }: Pick<ListedLeavebit, 'row' | 'sealedNames'>) => ({
  ...(row.sealed && { sealed: true as const }),
  ...(sealedNames !== undefined && { sealedNames }),
});

/** Presents pages of LeaveBits one at a time, as they are consumed. */
export async function* presentLeavebits(
  pages: AsyncIterable<Iterable<ListedLeavebit>>,
): AsyncGenerator<Iterable<Leavebit>> {
  for await (const page of pages) yield presentPage(page);
}

function* presentPage(page: Iterable<ListedLeavebit>): Generator<Leavebit> {
  for (const leavebit of page) yield presentLeavebit(leavebit);
}
