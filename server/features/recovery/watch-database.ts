import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { beginRecovery } from './begin-recovery.ts';
import { getIdentityExpressions, inspectDatabase, type ServiceStateRow } from './inspect-database.ts';
import { findDatabaseDifference, hasLostWrites, type DatabaseDifference } from './rules.ts';

const reasons: Record<DatabaseDifference, string> = {
  another: 'This is a different database than before: a backup was restored, or a standby took over.',
  earlier: 'The database has gone back to an earlier state: the latest writes are missing.',
};

/**
 * Checks that this is still the database that the process knows, and records a heartbeat. Otherwise, a recovery begins. No
 * heartbeats are recorded during a recovery, so it counts as an outage, in which no refute window runs.
 * @param isServing whether this process is currently serving requests
 */
export async function watchDatabase(
  ctx: Context,
  { isServing }: { isServing: boolean },
): Promise<ServiceStateRow> {
  const told = await getIdentityExpressions(ctx);
  const seen = ctx.databaseMemory.seen();
  const now = ctx.clock.now();
  const { isStandbySynchronous } = ctx.config;
  const { state, found } = await ctx.db.transaction(async (tx) => {
    const look = await inspectDatabase(tx, told);
    const difference = seen && findDatabaseDifference(seen, look, { now, isStandbySynchronous });
    // Without users, there's nothing to lose: this is a fresh start on an empty database.
    if (difference && (await hasUsers(tx))) {
      await beginRecovery(tx, {
        now: ctx.clock.trustedNow(),
        reason: reasons[difference],
        isRestored: hasLostWrites(seen, look, now),
      });
      return inspectDatabase(tx, told);
    }
    if (look.state.recoverySince || !isServing || !ctx.clock.isTrusted()) return look;
    return { ...look, found: { ...look.found, count: await recordHeartbeat(tx, now) } };
  });
  ctx.databaseMemory.remember(found);
  return state;
}

async function hasUsers(tx: Database): Promise<boolean> {
  const [one] = await tx.select({ id: users.id }).from(users).limit(1);
  return one !== undefined;
}
