import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The database dates jobs, and all processes follow its clock. */
const SLACK = sql`interval '1 minute'`;

/**
 * Makes jobs due that a fast clock scheduled, possibly years ahead. Jobs check their own conditions, so running one too early is
 * harmless.
 */
export async function rescheduleMisdatedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now(), updated_at = now()
    where updated_at > now() + ${SLACK} and locked_at is null`);
}
