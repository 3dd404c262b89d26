import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { API_PREFIX } from '#shared/contracts/call.ts';
import { safeError } from './safe-error.ts';

export type { Logger };

/** JSON lines on standard output, unless told elsewhere. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: safeError },
    },
    destination,
  );
}

/**
 * Logs one line per request. The line's id is also in the answer's X-Request-Id. Only the route's pattern is logged. A
 * path holds addresses, tokens and file names. A query and a body hold worse.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (req) => !(req.url ?? '').startsWith(API_PREFIX) },
    // The library would first copy much that is not logged.
    wrapSerializers: false,
    serializers: {
      err: safeError,
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode, req }: { statusCode: number; req?: object }) => ({
        status: statusCode,
        route: routePattern(req),
      }),
    },
  });
}

/**
 * The pattern that a request matched, such as `/trigger-bytes/:id`. It is for logs and metrics, which must never hold the
 * path itself: a path holds addresses, tokens and file names.
 */
export function routePattern(req: { route?: { path?: unknown } } | undefined): string {
  const path = req?.route?.path;
  return typeof path === 'string' ? path : '(none)';
}
