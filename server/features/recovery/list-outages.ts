import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceHeartbeat, serviceOutages } from '../../db/schema/index.ts';
import { MIN_OUTAGE_MS, type Outage } from './rules.ts';

/** Lists the outages at least partly after a given time, including one that may be ongoing. */
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
