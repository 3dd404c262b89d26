import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The database dates a job itself, and all processes by its clock. */
const SLACK = sql`interval '1 minute'`;

/**
 * Has jobs run now that were planned by a clock which was ahead, and was set right since: their moment may be years away.
 * Every job decides anew when it runs, so one that comes too early does no harm.
 */
export async function advanceMisplanned(db: Database): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now(), updated_at = now()
    where updated_at > now() + ${SLACK} and locked_at is null`);
}
