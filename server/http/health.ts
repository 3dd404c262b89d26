import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../context.ts';
import { isInRecovery } from '../features/recovery/is-in-recovery.ts';

/** Answers 200 while the process lives. */
export const HEALTH_PATH = '/healthz';
const READY_PATH = '/readyz';

/** A probe of a load balancer does not wait longer. */
const ANSWERED_WITHIN_MS = 3 * SECOND_MS;

/** Whether the job worker of this process is at work. */
export interface WorkerHealth {
  /** Whether each lane has proved, a short while ago, that it takes and finishes jobs. */
  isRunning(): boolean;
  /** Each lane by itself; absent where no worker runs, as in tests. */
  lanes?(): { name: string; isProved: boolean; secondsSinceProof: number | null; restarts: number }[];
}

/**
 * Two paths for machines: the process lives, and it can serve people. The second also says whether the product is in
 * recovery and whether its clock is sound: people are served all the same.
 */
export function healthRoutes(ctx: Context, worker: WorkerHealth): Router {
  const router = Router();
  router.get(HEALTH_PATH, (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get(READY_PATH, async (_req, res) => {
    const late = delay(ANSWERED_WITHIN_MS, { database: false, recovery: false }, { ref: false });
    const seen = await Promise.race([lookAtDatabase(ctx), late]);
    const checks = { ...seen, jobs: worker.isRunning(), clock: ctx.clock.isSound() };
    const isReady = checks.database && checks.jobs;
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not ready', checks });
  });
  return router;
}

/** Reachable, and migrated: the newest table of the queue and ours answer. Only then is it known whether it is in recovery. */
async function lookAtDatabase({
  pool,
  db,
  logger,
}: Context): Promise<{ database: boolean; recovery: boolean }> {
  try {
    await pool.query('select 1 from drizzle.__drizzle_migrations, graphile_worker.migrations limit 1');
    return { database: true, recovery: await isInRecovery(db) };
  } catch (error) {
    logger.warn({ err: error }, 'database not ready');
    return { database: false, recovery: false };
  }
}
