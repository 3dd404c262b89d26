import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session, users } from '../../db/schema/index.ts';

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

/** Ends every session an owner has. */
export async function deleteSessionsOf(db: Database, userId: number): Promise<void> {
  await db.delete(session).where(sql`${session.sess} ->> 'userId' = ${String(userId)}`);
}
