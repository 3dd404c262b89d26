import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Router, type Request, type RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry, type Counter } from 'prom-client';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../context.ts';
import { getRoutePattern } from './log/logger.ts';

/** Prometheus itself times out after ten seconds. */
const READ_WITHIN_MS = 5 * SECOND_MS;

/** Registers a feature's metrics, which are read on each scrape. */
export interface MetricRegistrar {
  /**
   * A gauge with labels. If its read fails, for example because the database is down, it has no rows, and other metrics still
   * work.
   */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Promise<(readonly [Record<Label, string>, number])[]>,
  ): void;
  /** A single-valued gauge. NaN if it cannot be read, because 0 would be wrong. */
  number(name: string, help: string, read: () => Promise<number>): void;
  counter(counter: Counter): void;
}

/** GET /metrics for Prometheus, and the middleware that measures requests. Both require `METRICS_TOKEN`. */
export function createMetrics(
  ctx: Context,
  register: (metrics: MetricRegistrar) => void,
): { measure: RequestHandler; routes: Router } | null {
  const { metricsToken } = ctx.config;
  if (metricsToken === null) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  register(createRegistrar(ctx, registry));

  const routes = Router();
  routes.get('/metrics', async (req, res) => {
    if (!isBearer(req, metricsToken)) {
      res.status(401).json({ message: 'This page needs a bearer token.' });
      return;
    }
    res.type(registry.contentType).send(await registry.metrics());
  });
  const measure: RequestHandler = (req, res, next) => {
    const stop = durations.startTimer();
    res.once('finish', () =>
      stop({ method: req.method, route: getRoutePattern(req), status: res.statusCode }),
    );
    next();
  };
  return { measure, routes };
}

function createRegistrar(ctx: Context, registry: Registry): MetricRegistrar {
  const inTime = <T>(metric: string, read: () => Promise<T>): Promise<T | null> =>
    Promise.race([read(), delay(READ_WITHIN_MS, null, { ref: false })]).catch((error: unknown) => {
      ctx.logger.warn({ err: error, metric }, 'a metric could not be read');
      return null;
    });
  return {
    gauge(name, help, labelNames, read) {
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset();
          for (const [labels, value] of (await inTime(name, read)) ?? []) this.set(labels, value);
        },
      });
    },
    number(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set((await inTime(name, read)) ?? NaN);
        },
      });
    },
    counter: (counter) => registry.registerMetric(counter),
  };
}

/** Shares one read among concurrent callers, because all metrics of a scrape are read concurrently. */
export function shareInFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => (underWay ??= read().finally(() => (underWay = null)));
}

function isBearer(req: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.get('Authorization') ?? ''), digest(`Bearer ${token}`));
}
