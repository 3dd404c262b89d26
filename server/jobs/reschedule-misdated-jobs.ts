import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The database dates each job, and all processes go by its clock. */
const SLACK = sql`interval '1 minute'`;

/**
 * Runs jobs now that a fast clock planned: their moment may be years away. Every job makes its decision when it runs, so a
 * job that comes too early does no harm.
 */
export async function rescheduleMisdatedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now(), updated_at = now()
    where updated_at > now() + ${SLACK} and locked_at is null`);
}
