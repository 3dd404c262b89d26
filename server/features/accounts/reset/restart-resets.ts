import { sql } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { waitingResets } from '#server/db/schema/index.ts';

/**
 * At the end of a recovery, restarts the 72 hours of every pending reset with new warnings, because the owner may have stopped
 * it after the backup was taken. With a new id, the emails get new keys too.
 */
export async function restartPasswordResets({ clock }: Context, tx: Database): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  await tx.update(waitingResets).set({
    id: sql`gen_random_uuid()`,
    askedAt: now,
    changesAt: sql`${now} + ${limits.resetWaitHours} * interval '1 hour'`,
    warnings: 0,
  });
}
