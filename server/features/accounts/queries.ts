import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session, users } from '../../db/schema/index.ts';
import type { SessionSuspension } from '../../http/session.ts';

export type UserRow = typeof users.$inferSelect;

/** @param email normalized. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUserById(db: Database, id: number): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * Reads an account under a share lock so that its password can't change before the transaction ends: a reset in progress
 * completes first, and a later one waits.
 */
export async function lockUserForShare(tx: Database, id: number): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('share');
  return user ?? null;
}

// The requests of the leaving and the returning page can arrive concurrently or in either order, so each is decided in a single
// statement.
const sess = sql`${session.sess}::jsonb`;

/** Marks the session as left unless the tab with this key has already returned or another tab left first. */
export async function markSessionSuspended(
  db: Database,
  sessionId: string,
  left: SessionSuspension,
): Promise<void> {
  await db
    .update(session)
    .set({ sess: sql`(${sess} || ${JSON.stringify({ left })}::jsonb)::json` })
    .where(
      and(
        eq(session.sid, sessionId),
        sql`${sess} -> 'left' is null`,
        sql`${sess} ->> 'returnedWith' is distinct from ${left.key}`,
      ),
    );
}

/**
 * @param earliest Unix time in ms
 * @returns false if the session has ended, or was left before `earliest` or by another tab
 */
export async function markSessionResumed(
  db: Database,
  sessionId: string,
  key: string,
  earliest: number,
): Promise<boolean> {
  const isOpen = sql`${sess} -> 'left' is null`;
  const isOwnLeaving = sql`${sess} -> 'left' ->> 'key' = ${key} and (${sess} -> 'left' ->> 'at')::float8 >= ${earliest}`;
  const returned = await db
    .update(session)
    .set({ sess: sql`(${sess} - 'left' || ${JSON.stringify({ returnedWith: key })}::jsonb)::json` })
    .where(and(eq(session.sid, sessionId), or(isOpen, isOwnLeaving)))
    .returning({ sid: session.sid });
  return returned.length > 0;
}
