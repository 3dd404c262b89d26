import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { routePattern } from './route-pattern.ts';
import { safeError } from './safe-error.ts';

export type { Logger };

/** JSON lines on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  });
}

/**
 * One line a request, with an id that also stands in the answer's X-Request-Id. A path holds addresses,
 * tokens and file names, a query and a body worse: only the route's pattern is logged.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (req) => !(req.url ?? '').startsWith('/api') },
    serializers: {
      err: safeError,
      req: (req: { id: string; method: string }) => ({ id: req.id, method: req.method }),
      res: (res: { statusCode: number; raw: { req?: object } }) => ({
        status: res.statusCode,
        route: routePattern(res.raw.req),
      }),
    },
  });
}
