import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { serviceHeartbeat, serviceState } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { getIdentityExpressions, inspectDatabase, type IdentityExpressions } from './inspect-database.ts';
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

/**
 * SQL condition: the database is the one that this process has seen, as far as both are known, and wasn't restored. Then
 * `assertRecipientsMayRead` passes in the snapshot of the statement. Otherwise only that function can tell.
 * @param told from `getIdentityExpressions`
 */
export const isDatabaseAsSeen = (told: IdentityExpressions): SQL<boolean> => sql<boolean>`(
  select not ${serviceState.isRestored} and coalesce(${serviceHeartbeat.count}, 0) >= ${sql.placeholder('seenCount')}::bigint
    and coalesce(${told.system} = ${sql.placeholder('seenSystem')}::text, true)
    and coalesce(${told.timeline} = ${sql.placeholder('seenTimeline')}::text, true)
    and coalesce(${told.database} = ${sql.placeholder('seenDatabase')}::text, true)
  from ${serviceState} left join ${serviceHeartbeat} on true)`;

/** The values of `isDatabaseAsSeen`. Get them before the statement runs, which would miss a heartbeat in between. */
export function getSeenDatabaseValues({ databaseMemory }: Pick<Context, 'databaseMemory'>) {
  const seen = databaseMemory.seen();
  return {
    seenCount: seen?.count ?? 0,
    seenSystem: seen?.identity.system ?? null,
    seenTimeline: seen?.identity.timeline ?? null,
    seenDatabase: seen?.identity.database ?? null,
  };
}
