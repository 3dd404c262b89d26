import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../context.ts';
import { isInRecovery } from '../features/recovery/is-in-recovery.ts';

/** Answers 200 while the process lives. */
export const HEALTH_PATH = '/healthz';
const READY_PATH = '/readyz';

/** A load balancer's probe does not wait longer. */
const ANSWERED_WITHIN_MS = 3 * SECOND_MS;

/** The health of this process's job worker. */
export interface WorkerHealth {
  /** Whether each lane has proved recently that it takes and finishes jobs. */
  isRunning(): boolean;
  /** Each lane by itself; absent where no worker runs, as in tests. */
  lanes?(): { name: string; isProved: boolean; secondsSinceProof: number | null; restarts: number }[];
}

/**
 * Two paths for machines. The first says that the process lives, the second that it can serve people. The second also says
 * whether the product is in recovery and whether its clock is sound. People are served in either case.
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

/**
 * Whether the database is reachable and migrated: the queue's newest table and ours answer. Only then do we know whether
 * the product is in recovery.
 */
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
