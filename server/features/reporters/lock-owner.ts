import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/**
 * Locks an owner until the transaction ends. Until then no report about them is submitted, and their configuration does not
 * change. The lock does not stop new rows that only point to the owner. A report's transition holds the report and
 * queues mails of the owner's, and must not wait here.
 */
export async function lockOwner(tx: Database, userId: number): Promise<typeof users.$inferSelect | null> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return owner ?? null;
}
