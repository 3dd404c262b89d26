import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountDeletions, subscriptions, type users } from '../../db/schema/index.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;
export type OwnerRow = typeof users.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function listPendingDeletions(db: Database): Promise<{ id: number }[]> {
  return db
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .orderBy(asc(accountDeletions.deletesAt));
}

/** Locks an owner's subscription until the transaction ends. To avoid deadlocks, lock it before the owner. */
export async function lockOwnerSubscription(tx: Database, userId: number): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update');
  return row ?? null;
}

/** Locks an owner's pending deletion. The owner must already be locked. */
export async function lockDeletion(tx: Database, userId: number): Promise<DeletionRow | null> {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .for('update');
  return row ?? null;
}
