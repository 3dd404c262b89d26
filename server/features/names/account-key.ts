import { eq } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';

/** The columns of an account's wrapped data key. Null until the account has a name. */
export interface DataKeyColumns {
  dataKeyId: string | null;
  dataKey: Buffer | null;
}

/** An account's data key, or null if it has none. Throws like `unwrapDataKey`. */
export function unwrapAccountKey(
  { keyRing }: Pick<Context, 'keyRing'>,
  userId: number,
  columns: DataKeyColumns,
): DataKey | null {
  const { dataKeyId, dataKey } = columns;
  if (dataKeyId === null || dataKey === null) return null;
  return keyRing.unwrapDataKey(userId, { dataKeyId, dataKey }, 'users');
}

/** An account's data key, created when the account first gets a name. Locks the account until the transaction ends. */
export async function getOrCreateAccountKey(ctx: Context, tx: Database, userId: number): Promise<DataKey> {
  const [columns] = await tx
    .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!columns) throw notFoundError();
  const known = unwrapAccountKey(ctx, userId, columns);
  if (known) return known;
  const { dataKey, wrapped } = ctx.keyRing.createDataKey(userId, 'users');
  await tx.update(users).set(wrapped).where(eq(users.id, userId));
  return dataKey;
}
