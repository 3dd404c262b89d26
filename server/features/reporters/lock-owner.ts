import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import { users } from '../../db/schema/index.ts';

const lockQuery = defineHotQuery('lock-owner', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
);

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
  const [owner] = await lockQuery(tx, { userId });
  return owner ?? null;
}
