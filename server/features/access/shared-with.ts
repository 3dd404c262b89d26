import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';

/** Every list of LeaveBits filters by this condition. */
export const isNotTrashed = isNull(triggerBytes.trashedAt);

/**
 * SQL condition that a LeaveBit outside the trash is shared with a normalized address that hasn't left it. Only a prefilter:
 * `decideAccess` has the final say.
 */
export function isSharedWith(email: SQLWrapper | string): SQL {
  return sql`(${triggerBytes.sharingEmails} @> array[${email}]::text[] and ${isNotTrashed}
    and not jsonb_exists(${triggerBytes.leftBy}, ${email}::text))`;
}

/** Whether an owner shares anything outside the trash with an address that hasn't left it. */
export async function isRecipient(db: Database, userId: number, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isSharedWith(email)))
    .limit(1);
  return found !== undefined;
}
