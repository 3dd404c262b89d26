import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The database dates each job, and all processes go by its clock. */
const SLACK = sql`interval '1 minute'`;

/**
 * Runs now what a clock planned that was ahead: the moment may be years away. Every job decides when it runs, so a job
 * that comes too early does no harm.
 */
export async function advanceMisplanned(db: Database): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now(), updated_at = now()
    where updated_at > now() + ${SLACK} and locked_at is null`);
}
