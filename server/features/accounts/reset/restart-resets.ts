import { sql } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { waitingResets } from '#server/db/schema/index.ts';

/**
 * At the end of a recovery every password that waits begins its 72 hours anew, with new mails. The owner may have stopped it
 * before the restore. A new id makes the mails new, too.
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
