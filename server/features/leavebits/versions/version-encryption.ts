import { isDeepStrictEqual } from 'node:util';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { triggerByteVersions } from '#server/db/schema/index.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';

export type LeavebitVersionRow = typeof triggerByteVersions.$inferSelect;
/** What a version holds of a LeaveBit. */
export type VersionContent = Omit<LeavebitVersion, 'seqno' | 'savedAt'>;

export function toVersionContent(
  { sharingEmails, sharingConfig }: LeavebitRow,
  { description, infoFields }: Pick<VersionContent, 'description' | 'infoFields'>,
): VersionContent {
  return { description, infoFields, sharingEmails, sharingConfig };
}

/** Whether two states differ in nothing. The order of recipients does not matter. */
export function isSameVersionContent(one: VersionContent, other: VersionContent): boolean {
  const comparable = (state: VersionContent) => ({
    ...state,
    sharingEmails: [...state.sharingEmails].sort(),
  });
  return isDeepStrictEqual(comparable(one), comparable(other));
}

/** The place that the seal of a version binds it to. */
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
