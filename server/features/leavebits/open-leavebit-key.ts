import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { findOwned } from './queries.ts';

/** The key that an owner's LeaveBit seals its files with; null when the owner has none such. */
export async function openLeavebitKey(
  { db, keyRing }: Pick<Context, 'db' | 'keyRing'>,
  userId: number,
  id: number,
): Promise<DataKey | null> {
  const row = await findOwned(db, userId, id);
  return row && keyRing.unwrapDataKey(row.id, row);
}
