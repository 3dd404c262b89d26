import { isDeepStrictEqual } from 'node:util';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import type { DataKey } from '../../../adapters/crypto/data-key.ts';
import type { triggerByteVersions } from '../../../db/schema/index.ts';
import type { LeavebitRow } from '../content.ts';

export type VersionRow = typeof triggerByteVersions.$inferSelect;
/** What a version holds of a LeaveBit. */
export type State = Omit<LeavebitVersion, 'seqno' | 'savedAt'>;

export function stateOf(
  { sharingEmails, sharingConfig }: LeavebitRow,
  { description, infoFields }: Pick<State, 'description' | 'infoFields'>,
): State {
  return { description, infoFields, sharingEmails, sharingConfig };
}

/** Whether two states differ in nothing. The order of recipients does not matter. */
export function isSameState(one: State, other: State): boolean {
  const comparable = (state: State) => ({ ...state, sharingEmails: [...state.sharingEmails].sort() });
  return isDeepStrictEqual(comparable(one), comparable(other));
}

/** The place that the seal of a version binds it to. */
const place = ({ triggerByteId, seqno }: Pick<VersionRow, 'triggerByteId' | 'seqno'>) =>
  `trigger_byte_versions/${triggerByteId}/${seqno}/content`;

export function sealVersion(
  dataKey: DataKey,
  version: Pick<VersionRow, 'triggerByteId' | 'seqno'>,
  state: State,
): Buffer {
  return dataKey.sealText(JSON.stringify(state), place(version));
}

export function openVersion(dataKey: DataKey, row: VersionRow): LeavebitVersion {
  const state = JSON.parse(dataKey.openText(row.content, place(row))) as State;
  return { seqno: row.seqno, savedAt: row.savedAt.toISOString(), ...state };
}
