import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

/**
 * Whether the product is in a recovery that an operator has to end. For display only: before acting, check `canActIrrevocably`.
 */
export async function isInRecovery(db: Database): Promise<boolean> {
  return (await db.$count(serviceState, isNotNull(serviceState.recoverySince))) > 0;
}
