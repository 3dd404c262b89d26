import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { openSealedKey } from '../access/seal.ts';
import { findOwned } from './queries.ts';

/** The key that seals the files of an owner's LeaveBit; null when the owner does not have that LeaveBit. */
export async function openLeavebitKey(
  { db, keyRing }: Pick<Context, 'db' | 'keyRing'>,
  userId: number,
  id: number,
): Promise<DataKey | null> {
  const row = await findOwned(db, userId, id);
  return row && openSealedKey(keyRing, row);
}
