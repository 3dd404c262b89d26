import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/**
 * Locks an owner until the transaction ends, so that no report about them can be submitted and their configuration can't change,
 * and concurrent saves see each other.
 *
 * The order of locks, in which no two transactions can deadlock: the owner's subscription, the owner, the report about them,
 * LeaveBits by id, uploads, files. Whatever changes LeaveBits, their drafts or uploads locks the owner first. Announcing openings
 * locks only LeaveBits, of many owners.
 *
 * Inserting rows that merely reference the owner isn't blocked: a report's transition holds the report's lock and queues the
 * owner's emails, so it must not wait here.
 */
export async function lockOwner(tx: Database, userId: number): Promise<typeof users.$inferSelect | null> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return owner ?? null;
}
