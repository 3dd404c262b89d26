import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { unwrapVerifiedDataKey } from '../access/integrity.ts';
import { findOwnedLeavebit } from './queries.ts';

/** The key that encrypts the files of an owner's LeaveBit, or null if the owner has no such LeaveBit. */
export async function findLeavebitDataKey(
  { db, keyRing }: Pick<Context, 'db' | 'keyRing'>,
  userId: number,
  id: number,
): Promise<DataKey | null> {
  const row = await findOwnedLeavebit(db, userId, id);
  return row && unwrapVerifiedDataKey(keyRing, row);
}
