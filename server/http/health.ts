import { Router } from 'express';
import type { Context } from '../context.ts';

/** Whether the job worker of this process is at work. */
export interface WorkerHealth {
  isRunning(): boolean;
}

/** GET /healthz: the process lives. GET /readyz: it can do its work. Both say no more than that. */
export function healthRoutes(ctx: Context, worker: WorkerHealth): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const checks = { database: await isDatabaseReady(ctx), jobs: worker.isRunning() };
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
