import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { Context } from '../context.ts';

/** A probe of a load balancer does not wait longer. */
const ANSWERED_WITHIN_MS = 3_000;

/** Whether the job worker of this process is at work. */
export interface WorkerHealth {
  /** Whether each lane has proved, a short while ago, that it takes and finishes jobs. */
  isRunning(): boolean;
  /** Each lane by itself; absent where no worker runs, as in tests. */
  lanes?(): { name: string; isProved: boolean; secondsSinceProof: number | null; restarts: number }[];
}

/** GET /healthz: the process lives. GET /readyz: it can do its work. Both say no more than that. */
export function healthRoutes(ctx: Context, worker: WorkerHealth): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const late = delay(ANSWERED_WITHIN_MS, false, { ref: false });
    const checks = { database: await Promise.race([isDatabaseReady(ctx), late]), jobs: worker.isRunning() };
    const isReady = checks.database && checks.jobs;
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not ready', checks });
  });
  return router;
}

/** Reachable, and migrated: the newest table of the queue and ours answer. */
async function isDatabaseReady({ pool, logger }: Context): Promise<boolean> {
  try {
    await pool.query('select 1 from drizzle.__drizzle_migrations, graphile_worker.migrations limit 1');
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'database not ready');
    return false;
  }
}
