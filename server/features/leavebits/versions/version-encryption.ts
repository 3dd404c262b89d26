import { isDeepStrictEqual } from 'node:util';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { triggerByteVersions } from '#server/db/schema/index.ts';
import type { LeavebitRow, LeavebitTexts } from '../leavebit-encryption.ts';

export type LeavebitVersionRow = typeof triggerByteVersions.$inferSelect;

/** A version as stored. */
export interface StoredLeavebitVersion extends LeavebitVersion {
  /** The counter of the last file that it had or had had. Only if it is sealed: which files its `sealedNames` can name. */
  lastFileCounter?: number;
}
export type VersionContent = Omit<StoredLeavebitVersion, 'seqno' | 'savedAt'>;

export function toVersionContent(
  { sharingEmails, sharingConfig, sealed, sealedFor, lastFileCounter }: LeavebitRow,
  { description, infoFields, sealedNames }: LeavebitTexts,
): VersionContent {
  return {
    description,
    infoFields,
    sharingEmails,
    sharingConfig,
    ...(sealedNames !== undefined && { sealedNames }),
    ...(sealedFor && { sealedFor }),
    ...(sealed && { lastFileCounter }),
  };
}

/** Whether two states are identical, ignoring the order of recipients, and files. */
export function isSameVersionContent(one: VersionContent, other: VersionContent): boolean {
  const comparable = ({ lastFileCounter: _, ...state }: VersionContent) => ({
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

export function decryptVersion(dataKey: DataKey, row: LeavebitVersionRow): StoredLeavebitVersion {
  const state = JSON.parse(dataKey.decryptText(row.content, place(row))) as VersionContent;
  return { seqno: row.seqno, savedAt: row.savedAt.toISOString(), ...state };
}
