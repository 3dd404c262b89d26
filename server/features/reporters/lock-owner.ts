import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/**
 * Locks an owner until the transaction ends, so that no report about them can be submitted and their configuration can't change.
 * Inserting rows that merely reference the owner isn't blocked: a report's transition holds the report's lock and queues the
 * owner's emails, so it must not wait here.
 */
export async function lockOwner(tx: Database, userId: number): Promise<typeof users.$inferSelect | null> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return owner ?? null;
}
