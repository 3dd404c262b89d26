import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';

/** When an owner's account will be deleted, or null if no deletion is pending. */
export async function findDeletionDate(db: Database, userId: number): Promise<Date | null> {
  const [waiting] = await db
    .select({ deletesAt: accountDeletions.deletesAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return waiting?.deletesAt ?? null;
}
