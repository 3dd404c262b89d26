import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from './context.ts';
import { isInRecovery } from './features/recovery/inspect-database.ts';
import type { WorkerHealth } from './http/health.ts';
import { isWorkerRunning } from './jobs/probes.ts';

const READY_PATH = '/readyz';

/** Load balancer probes won't wait any longer. */
const ANSWERED_WITHIN_MS = 3 * SECOND_MS;

/** How long callers share one database check, so that a flood of probes queries the database no more than once a second. */
const LOOK_VALID_MS = SECOND_MS;

const NOTHING_SEEN = { database: false, recovery: false, jobs: false };

interface ProcessState {
  /** Null in a process that runs no jobs. */
  worker: WorkerHealth | null;
  isDraining: () => boolean;
}

/**
 * Readiness probe: whether the process can serve, whether the product is in recovery, and whether its clock is reliable. The last
 * two do not affect readiness. Neither do jobs in a process that runs none, because its pages must stay reachable.
 * @param steadyMs ms of a monotonic clock.
 */
export function readinessRoute(
  ctx: Context,
  { worker, isDraining }: ProcessState,
  steadyMs: () => number = () => performance.now(),
): Router {
  const router = Router();
  const lookOnce = shared(() => lookAtDatabase(ctx), LOOK_VALID_MS, steadyMs);
  router.get(READY_PATH, async (_req, res) => {
    const late = delay(ANSWERED_WITHIN_MS, NOTHING_SEEN, { ref: false });
    const seen = await Promise.race([lookOnce(), late]);
    const checks = { ...seen, jobs: worker?.isRunning() ?? seen.jobs, clock: ctx.clock.isTrusted() };
    const isReady = checks.database && (worker === null || checks.jobs) && !isDraining();
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not ready', checks });
  });
  return router;
}

/** Shares one `load` among concurrent callers, and its result with callers shortly afterwards. */
function shared<T>(load: () => Promise<T>, validMs: number, steadyMs: () => number): () => Promise<T> {
  let latest: { result: Promise<T>; validUntil: number } | null = null;
  return () => {
    if (latest && steadyMs() < latest.validUntil) return latest.result;
    const loading = { result: load(), validUntil: Infinity };
    latest = loading;
    const expire = () => (loading.validUntil = steadyMs() + validMs);
    loading.result.then(expire, expire);
    return loading.result;
  };
}

/**
 * Whether the database is reachable and migrated, meaning that the newest tables of the queue and the product both respond.
 * Otherwise it is unknown whether the product is in recovery.
 */
async function lookAtDatabase({ pool, db, logger }: Context): Promise<typeof NOTHING_SEEN> {
  try {
    await pool.query('select 1 from drizzle.__drizzle_migrations, graphile_worker.migrations limit 1');
    return { database: true, recovery: await isInRecovery(db), jobs: await isWorkerRunning(pool) };
  } catch (error) {
    logger.warn({ err: error }, 'database not ready');
    return NOTHING_SEEN;
  }
}
