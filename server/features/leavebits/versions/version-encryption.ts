import { isDeepStrictEqual } from 'node:util';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { triggerByteVersions } from '#server/db/schema/index.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';

export type LeavebitVersionRow = typeof triggerByteVersions.$inferSelect;
export type VersionContent = Omit<LeavebitVersion, 'seqno' | 'savedAt'>;

export function toVersionContent(
  { sharingEmails, sharingConfig, sealedFor }: LeavebitRow,
  { description, infoFields }: Pick<VersionContent, 'description' | 'infoFields'>,
): VersionContent {
  return { description, infoFields, sharingEmails, sharingConfig, ...(sealedFor && { sealedFor }) };
}

/** Whether two states are identical, ignoring the order of recipients. */
export function isSameVersionContent(one: VersionContent, other: VersionContent): boolean {
  const comparable = (state: VersionContent) => ({
    ...state,
    sharingEmails: [...state.sharingEmails].sort(),
  });
  return isDeepStrictEqual(comparable(one), comparable(other));
}

const place = ({ triggerByteId, seqno }: Pick<LeavebitVersionRow, 'triggerByteId' | 'seqno'>) =>
  `trigger_byte_versions/${triggerByteId}/${seqno}/content`;

export function encryptVersion(
  dataKey: DataKey,
  version: Pick<LeavebitVersionRow, 'triggerByteId' | 'seqno'>,
  state: VersionContent,
): Buffer {
  return dataKey.encryptText(JSON.stringify(state), place(version));
}

export function decryptVersion(dataKey: DataKey, row: LeavebitVersionRow): LeavebitVersion {
  const state = JSON.parse(dataKey.decryptText(row.content, place(row))) as VersionContent;
  return { seqno: row.seqno, savedAt: row.savedAt.toISOString(), ...state };
}
