import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

/**
 * Whether what cannot be undone may be done: not while the product is in recovery. Asked in the transaction that does
 * it, which keeps a recovery from beginning before it commits.
 */
export async function mayAct(tx: Database): Promise<boolean> {
  const [state] = await tx.select().from(serviceState).for('share');
  return state !== undefined && state.recoverySince === null;
}
