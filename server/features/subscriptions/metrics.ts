import { count } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { payments } from '#server/db/schema/index.ts';
import { rejectedNotificationCounter } from './notifications/itn-routes.ts';

export function registerPaymentMetrics(ctx: Context, metrics: MetricRegistrar): void {
  metrics.gauge(
    'leavebits_payments',
    'PayFast notifications by outcome; investigate contradictions, rejections and old pending ones',
    ['verdict'],
    async () => {
      const rows = await ctx.db
        .select({ verdict: payments.verdict, count: count() })
        .from(payments)
        .groupBy(payments.verdict);
      return rows.map((row) => [{ verdict: row.verdict }, row.count]);
    },
  );
  metrics.counter(rejectedNotificationCounter);
}
