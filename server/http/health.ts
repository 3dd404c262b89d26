import { get, type Server } from 'node:http';
import { Router } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';

/** Returns 200 while the process is alive, until it stops. */
const HEALTH_PATH = '/healthz';

/** The health of this process's job worker. */
export interface WorkerHealth {
  /** Whether every lane has recently demonstrated that it runs jobs. */
  isRunning(): boolean;
  /** Per-lane status; absent if no worker runs, as in tests. */
  lanes?(): { name: string; isProved: boolean; secondsSinceProof: number | null; restarts: number }[];
}

/**
 * Liveness probe. It queries nothing and is not rate limited, because the server's self-check uses it. Proxies use it too, so it
 * takes a stopping process out of their rotation while it still serves.
 */
export function livenessRoute(isDraining: () => boolean): Router {
  const router = Router();
  router.get(HEALTH_PATH, (_req, res) => {
    if (isDraining()) res.status(503).json({ status: 'stopping' });
    else res.json({ status: 'ok' });
  });
  return router;
}

const SELF_CHECK_WITHIN_MS = 5 * SECOND_MS;

/** Whether a server responds to a health check on its own socket within a few seconds. */
export function passesSelfCheck(server: Server): Promise<boolean> {
  const address = server.address();
  if (address === null || typeof address === 'string') return Promise.resolve(false);
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  return new Promise((resolve) => {
    const request = get({ host, port: address.port, path: HEALTH_PATH, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
      answer.once('error', () => resolve(false));
    });
    request.once('error', () => resolve(false));
    const limit = setTimeout(() => request.destroy(new Error('no response in time')), SELF_CHECK_WITHIN_MS);
    request.once('close', () => clearTimeout(limit));
  });
}
