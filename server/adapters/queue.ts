import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';

/** What each queued job is given; `jobs/table.ts` has the other side. */
export const payloads = {
  'send-mail': z.object({ mailId: z.uuid() }),
  'request-password-reset': z.object({ email: z.string() }),
  'request-access-code': z.object({ scope: z.union([z.number(), z.literal('all')]), email: z.string() }),
  /** Takes the next steps of a pending report: warnings, the end of its window. */
  'advance-report': z.object({ reportId: z.number() }),
  /** Tells recipients of dated openings that have come. */
  'announce-openings': z.object({}),
  /** Looks at an announced destruction of unpaid data again. */
  'advance-destruction': z.object({ subscriptionId: z.number() }),
  'apply-notification': z.object({ paymentId: z.uuid() }),
  'cancel-at-payfast': z.object({ token: z.string() }),
  /** After an estate's release: PayFast charges its owner no more. */
  'stop-charging': z.object({ userId: z.number() }),
};
export type JobPayloads = { [Task in keyof typeof payloads]: z.infer<(typeof payloads)[Task]> };

/** How often a queued job is tried, at growing intervals of six hours at most. */
const TRIES = 25;

/**
 * Plans a job in the caller's transaction: it exists once that commits, and not before.
 * @param options.key at most one job with this key waits at a time; a new one replaces it.
 * @param options.keepsPlace one that waits, and was not tried yet, keeps its moment: it does not go to the back of the line.
 */
export async function addJob<Task extends keyof JobPayloads>(
  tx: Database,
  task: Task,
  payload: JobPayloads[Task],
  options: { runAt?: Date; key?: string; keepsPlace?: boolean } = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${options.key ?? null}::text,
      job_key_mode := ${options.keepsPlace ? 'preserve_run_at' : 'replace'}::text,
      max_attempts := ${TRIES}::int
    )`);
}
