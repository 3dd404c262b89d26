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

/** How long one database check is shared by all callers, so that a flood of probes queries the database at most once a second. */
const LOOK_VALID_MS = SECOND_MS;

/** Liveness probe. It queries nothing and is not rate limited, because the server's self-check uses it. */
export function livenessRoute(): Router {
  const router = Router();
  router.get(HEALTH_PATH, (_req, res) => {
    res.json({ status: 'ok' });
  });
  return router;
}

/**
 * Says whether the process can serve people, and whether the product is in recovery and its clock sound. People are served in
 * either case.
 * @param steadyMs ms of a clock that never jumps.
 */
export function readinessRoute(
  ctx: Context,
  worker: WorkerHealth,
  steadyMs: () => number = () => performance.now(),
): Router {
  const router = Router();
  const lookOnce = shared(() => lookAtDatabase(ctx), LOOK_VALID_MS, steadyMs);
  router.get(READY_PATH, async (_req, res) => {
    const late = delay(ANSWERED_WITHIN_MS, { database: false, recovery: false }, { ref: false });
    const seen = await Promise.race([lookOnce(), late]);
    const checks = { ...seen, jobs: worker.isRunning(), clock: ctx.clock.isSound() };
    const isReady = checks.database && checks.jobs;
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not ready', checks });
  });
  return router;
}

/** Calls `load` once for all who ask while it runs, and gives its result to those who ask soon after. */
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
