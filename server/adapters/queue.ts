import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The jobs there are and what each is given; `jobs/worker.ts` has the other side. */
export interface JobPayloads {
  'send-mail': { mailId: string };
  'request-password-reset': { email: string };
  'request-access-code': { scope: number | 'all'; email: string };
  /** Takes the next steps of a pending report: warnings, the end of its window. */
  'advance-report': { reportId: number };
  /** Tells recipients of dated openings that have come. */
  'announce-openings': Record<string, never>;
  'apply-notification': { paymentId: string };
  'cancel-at-payfast': { token: string };
  /** After an estate's release: PayFast charges its owner no more. */
  'stop-charging': { userId: number };
}

/**
 * Plans a job in the caller's transaction: it exists once that commits, and not before.
 * @param options.key at most one job with this key waits at a time; a new one replaces it.
 */
export async function addJob<Task extends keyof JobPayloads>(
  tx: Database,
  task: Task,
  payload: JobPayloads[Task],
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${options.key ?? null}::text,
      max_attempts := 25
    )`);
}
