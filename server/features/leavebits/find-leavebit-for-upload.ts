import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { unwrapVerifiedDataKey } from '../access/integrity.ts';
import { findOwnedLeavebit } from './queries.ts';

/** What an upload needs to know of the LeaveBit that its files are for. */
export interface UploadTarget {
  /** Encrypts the files. */
  dataKey: DataKey;
  sealed: boolean;
}

/** The LeaveBit that an owner uploads files to, or null if the owner has no such LeaveBit. */
export async function findLeavebitForUpload(
  { db, keyRing }: Pick<Context, 'db' | 'keyRing'>,
  userId: number,
  id: number,
): Promise<UploadTarget | null> {
  const row = await findOwnedLeavebit(db, userId, id);
  return row && { dataKey: unwrapVerifiedDataKey(keyRing, row), sealed: row.sealed };
}
