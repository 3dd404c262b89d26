import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';

export type AccountRow = typeof users.$inferSelect;

/**
 * Locks an account before its factors, password or address change; sign-ins and reauthentication wait for it. Acquire it
 * before any other lock of such a change, to avoid deadlocks.
 */
export async function tryLockAccount(tx: Database, userId: number): Promise<AccountRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user ?? null;
}

/** @throws DomainError `not-found` when the account no longer exists */
export async function lockAccount(tx: Database, userId: number): Promise<AccountRow> {
  const user = await tryLockAccount(tx, userId);
  if (!user) throw notFoundError();
  return user;
}
