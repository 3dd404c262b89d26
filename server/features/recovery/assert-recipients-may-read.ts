import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../http/domain-error.ts';
import { getIdentityExpressions, inspectDatabase } from './inspect-database.ts';
import { getRecipientReturnTime, hasLostWrites } from './rules.ts';

/**
 * Guards everything that recipients read. After a restore, the database may show LeaveBits as open that have since been locked or
 * unshared. Call this in the snapshot that is read, so that no restore can come in between. The result is the same for everyone.
 * @throws DomainError `restoring`
 */
export async function assertRecipientsMayRead(
  ctx: Pick<Context, 'db' | 'pool' | 'databaseMemory' | 'clock'>,
  snapshot: Database = ctx.db,
): Promise<void> {
  const told = await getIdentityExpressions(ctx);
  // Read this before inspecting the database. The inspection would miss a heartbeat that this process records in between.
  const seen = ctx.databaseMemory.seen();
  const look = await inspectDatabase(snapshot, told);
  const now = ctx.clock.now();
  if (!look.state.isRestored && !(seen && hasLostWrites(seen, look, now))) return;
  const backAt = getRecipientReturnTime(look.state, now);
  throw new DomainError(
    'restoring',
    'LeaveBits is being restored from a backup, so you can’t open anything right now. Nothing has been lost. Please come back later.',
    {
      details: { comeBackAt: backAt.toISOString() },
      retryAfterSeconds: Math.ceil((backAt.getTime() - now.getTime()) / 1000),
    },
  );
}
