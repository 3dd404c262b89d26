import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

/** Whether an operator has to end a recovery, for those who only show it. Who acts asks `mayAct`. */
export async function isInRecovery(db: Database): Promise<boolean> {
  return (await db.$count(serviceState, isNotNull(serviceState.recoverySince))) > 0;
}
