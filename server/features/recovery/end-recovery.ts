import { gt, gte, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { serviceHeartbeat, serviceOutages, serviceState } from '../../db/schema/index.ts';
import { restartReports } from '../release/reports/restart-reports.ts';
import { restartDestructions } from '../subscriptions/destruction/restart-destructions.ts';
import { beat } from './beat.ts';

/**
 * An operator's word that the database and its clock can be trusted as they are: what waited goes on, and every pending
 * report and announced destruction begins anew, in one transaction. All processes hear of it within half a minute.
 */
export async function endRecovery(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    // These first, as whoever decides about one does: so that neither waits for the other.
    await restartReports(ctx, tx);
    await restartDestructions(tx);
    // The time until now was an outage. A process that starts next finds a fresh beat to trust the clock by.
    await beat(tx, now);
    // A clock that was ahead and was set right has left what is still to come.
    await tx.update(serviceHeartbeat).set({ beatAt: now });
    await tx.delete(serviceOutages).where(gte(serviceOutages.startedAt, now));
    await tx.update(serviceOutages).set({ endedAt: now }).where(gt(serviceOutages.endedAt, now));
    await tx.update(serviceState).set({
      recoverySince: null,
      recoveryReason: null,
      confirmations: sql`${serviceState.confirmations} + 1`,
    });
  });
}
