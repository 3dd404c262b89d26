import { gt, gte, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { serviceHeartbeat, serviceOutages, serviceState } from '../../db/schema/index.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { notifyOwnersAtRecoveryEnd } from './notify-owners-of-restore.ts';

/** Restarts something in the transaction that ends a recovery. */
export type RestartTask = (ctx: Context, tx: Database) => Promise<void>;

/**
 * Ends a recovery. An operator thereby confirms that the database and its clock can be trusted as they are. Waiting work resumes,
 * and all processes notice within half a minute.
 * @param restarts run in this order. They belong to features above this one: see `server/recovery-restarts.ts`.
 */
export async function endRecovery(ctx: Context, restarts: readonly RestartTask[]): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await notifyOwnersAtRecoveryEnd(tx);
    // The restarts come first. Decisions acquire locks in the same order, so the two can't deadlock.
    for (const restart of restarts) await restart(ctx, tx);
    // The time until now was an outage. The next process to start finds a fresh heartbeat and can trust the clock.
    await recordHeartbeat(tx, now);
    // A clock that was ahead has left timestamps in the future.
    await tx.update(serviceHeartbeat).set({ beatAt: now });
    await tx.delete(serviceOutages).where(gte(serviceOutages.startedAt, now));
    await tx.update(serviceOutages).set({ endedAt: now }).where(gt(serviceOutages.endedAt, now));
    await tx.update(serviceState).set({
      recoverySince: null,
      recoveryReason: null,
      isRestored: false,
      ownersToldAt: null,
      confirmations: sql`${serviceState.confirmations} + 1`,
    });
  });
}
