import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session, users } from '../../db/schema/index.ts';
import type { SessionLeft } from '../../http/session.ts';

export type UserRow = typeof users.$inferSelect;

/** @param email normalised. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Adds to what a session holds, or takes away (`null`). A session that is over stays so: nothing is inserted. */
export async function changeSession(
  db: Database,
  sessionId: string,
  change: { left?: SessionLeft | null; returnedWith?: string },
): Promise<void> {
  const changed = sql`jsonb_strip_nulls(${session.sess}::jsonb || ${JSON.stringify(change)}::jsonb)::json`;
  await db.update(session).set({ sess: changed }).where(eq(session.sid, sessionId));
}
