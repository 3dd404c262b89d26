import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';

export type AccountRow = typeof users.$inferSelect;

/**
 * Locks an account before a change to its factors, password or address; sign-ins and reauthentication wait for it. To avoid
 * deadlocks, acquire it before any other lock that the change needs.
 */
export async function tryLockAccountRow(tx: Database, userId: number): Promise<AccountRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user ?? null;
}

/** @throws DomainError `not-found` if the account no longer exists */
export async function lockAccountRow(tx: Database, userId: number): Promise<AccountRow> {
  const user = await tryLockAccountRow(tx, userId);
  if (!user) throw notFoundError();
  return user;
}
