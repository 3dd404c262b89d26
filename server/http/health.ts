import { Router } from 'express';

/** Returns 200 while the process is alive. */
export const HEALTH_PATH = '/healthz';

/** The health of this process's job worker. */
export interface WorkerHealth {
  /** Whether every lane has recently demonstrated that it runs jobs. */
  isRunning(): boolean;
  /** Per-lane status; absent if no worker runs, as in tests. */
  lanes?(): { name: string; isProved: boolean; secondsSinceProof: number | null; restarts: number }[];
}

/** Liveness probe. It queries nothing and is not rate limited, because the server's self-check uses it. */
export function livenessRoute(): Router {
  const router = Router();
  router.get(HEALTH_PATH, (_req, res) => {
    res.json({ status: 'ok' });
  });
  return router;
}
