import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/**
 * Locks an owner until the transaction ends: meanwhile, no report about them can be submitted and their configuration cannot
 * change. Inserting rows that merely reference the owner is not blocked: a report's transition, which holds the report's
 * lock and queues the owner's mails, must not wait here.
 */
export async function lockOwner(tx: Database, userId: number): Promise<typeof users.$inferSelect | null> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return owner ?? null;
}
