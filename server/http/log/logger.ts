import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { API_PREFIX } from '#shared/contracts/schema/endpoint.ts';
import { redactError } from './redact-error.ts';
import { redactPersonalData } from './redact-personal-data.ts';

export type { Logger };

export const openStandardOutput = (): DestinationStream => pino.destination(1);

/**
 * Writes JSON lines to standard output unless given another destination. As the last step before output, values are stripped from
 * errors, and email addresses and tokens from every line.
 */
export function createLogger(level: string, destination = openStandardOutput()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: redactError },
      // The serializer covers only `err`. Errors also appear under other keys, for example in a library's log calls.
      formatters: {
        log: ({ err, ...facts }) => ({ ...withSafeErrors(facts), ...(err !== undefined && { err }) }),
      },
      hooks: { logMethod: withSafeWords, streamWrite: redactPersonalData },
    },
    destination,
  );
}

/** Without a message, the line would contain the error's own, unredacted. */
function withSafeWords(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [given, ...words] = args as [unknown, ...string[]];
  const facts = given instanceof Error ? { err: given } : given;
  const { err } = Object(facts) as { err?: unknown };
  method.call(
    this,
    facts,
    ...(words.length > 0 || !(err instanceof Error) ? words : [redactError(err).message]),
  );
}

/** Redacts each error in the logged object. Class instances, such as requests, have their own serializers. */
function withSafeErrors(facts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, safeValue(value)]));
}

function safeValue(value: unknown): unknown {
  if (value instanceof Error) return redactError(value);
  if (Array.isArray(value)) return value.map(safeValue);
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? withSafeErrors(value) : value;
}

/** Logs an uncaught error and exits. Node itself would print the error with all of its properties. */
export function exitOnUncaughtError(logger: Logger, program: Pick<NodeJS.Process, 'on' | 'exit'>): void {
  program.on('uncaughtException', (error: unknown) => {
    logger.fatal({ alarm: 'uncaught-error', err: error }, 'uncaught error; exiting');
    program.exit(1);
  });
}

/**
 * Logs one line per request, with the id from the response's X-Request-Id. Only the route pattern is logged: paths contain
 * addresses, tokens and file names, and queries and bodies contain worse.
 */
export function createRequestLogger(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (req) => !(req.url ?? '').startsWith(API_PREFIX) },
    // By default the library copies much that is never logged.
    wrapSerializers: false,
    serializers: {
      err: redactError,
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode, req }: { statusCode: number; req?: object }) => ({
        status: statusCode,
        route: getRoutePattern(req),
      }),
    },
  });
}

/**
 * The pattern that a request matched, such as `/trigger-bytes/:id`. For logs and metrics, which must never contain the path
 * itself, because paths contain addresses, tokens and file names.
 */
export function getRoutePattern(req: { route?: { path?: unknown } } | undefined): string {
  const path = req?.route?.path;
  return typeof path === 'string' ? path : '(none)';
}
