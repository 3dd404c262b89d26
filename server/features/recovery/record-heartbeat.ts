import { sql, asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceHeartbeat, serviceOutages } from '../../db/schema/index.ts';
import { MIN_OUTAGE_MS, type Outage } from './rules.ts';

/**
 * Records a heartbeat: the product is up right now. A long silence before it becomes an outage.
 * @returns the number of heartbeats so far
 */
export async function recordHeartbeat(tx: Database, now: Date): Promise<number> {
  const [last] = await tx.select().from(serviceHeartbeat).for('update');
  if (last && now.getTime() - last.beatAt.getTime() > MIN_OUTAGE_MS) {
    await tx.insert(serviceOutages).values({ startedAt: last.beatAt, endedAt: now });
  }
  const [beaten] = await tx
    .insert(serviceHeartbeat)
    .values({ count: 1, beatAt: now })
    .onConflictDoUpdate({
      target: serviceHeartbeat.id,
      set: {
        count: sql`${serviceHeartbeat.count} + 1`,
        // Two processes' clocks may differ slightly.
        beatAt: sql`greatest(${serviceHeartbeat.beatAt}, excluded.beat_at)`,
      },
    })
    .returning({ count: serviceHeartbeat.count });
  return beaten!.count;
}

/** Lists the outages that ended after the given time, including any that is still ongoing. */
export async function listOutages(db: Database, since: Date, now: Date): Promise<Outage[]> {
  const known = await db
    .select({ from: serviceOutages.startedAt, until: serviceOutages.endedAt })
    .from(serviceOutages)
    .where(gt(serviceOutages.endedAt, since))
    .orderBy(asc(serviceOutages.startedAt));
  const [last] = await db.select({ at: serviceHeartbeat.beatAt }).from(serviceHeartbeat);
  const isAway = last !== undefined && now.getTime() - last.at.getTime() > MIN_OUTAGE_MS;
  return isAway ? [...known, { from: last.at, until: now }] : known;
}
