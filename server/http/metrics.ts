import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request, type RequestHandler } from 'express';
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { newsCounter } from '../features/bounces/count-news.ts';
import { countReports } from '../features/release/count-reports.ts';
import { routePattern } from './route-pattern.ts';

/** GET /metrics for Prometheus, and the middleware that measures requests. Without `METRICS_TOKEN` there is neither. */
export function createMetrics(ctx: Context): { measure: RequestHandler; routes: Router } | null {
  const { metricsToken } = ctx.config;
  if (metricsToken === null) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'leavebits_mails',
    help: 'Mails by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const { rows } = await ctx.db.execute<{ state: string; count: string }>(
        sql`select state, count(*) from mails group by state`,
      );
      for (const { state, count } of rows) this.set({ state }, Number(count));
    },
  });

  new Gauge({
    name: 'leavebits_payments',
    help: 'Notifications of PayFast by what became of them; contradiction, rejected and an old pending one want a look',
    labelNames: ['verdict'],
    registers: [registry],
    async collect() {
      this.reset();
      const { rows } = await ctx.db.execute<{ verdict: string; count: string }>(
        sql`select verdict, count(*) from payments group by verdict`,
      );
      for (const { verdict, count } of rows) this.set({ verdict }, Number(count));
    },
  });

  new Gauge({
    name: 'leavebits_reports',
    help: 'Reports being decided: all, those of whom the owner could not be warned within a day, those that should have opened an hour ago',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countReports(ctx);
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });

  registry.registerMetric(newsCounter);

  const routes = Router();
  routes.get('/metrics', async (req, res) => {
    if (!isBearer(req, metricsToken)) {
      res.status(401).json({ message: 'A bearer token is needed here.' });
      return;
    }
    res.type(registry.contentType).send(await registry.metrics());
  });
  const measure: RequestHandler = (req, res, next) => {
    const stop = durations.startTimer();
    res.once('finish', () => stop({ method: req.method, route: routePattern(req), status: res.statusCode }));
    next();
  };
  return { measure, routes };
}

function isBearer(req: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.get('Authorization') ?? ''), digest(`Bearer ${token}`));
}
