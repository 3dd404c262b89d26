import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { countReportsByState } from './reports/count-reports.ts';

export function registerReleaseMetrics(ctx: Context, metrics: MetricRegistrar): void {
  metrics.gauge(
    'leavebits_reports',
    'Pending reports: all, those whose window runs, those whose owner could not be warned within a day, those that should have opened an hour ago. And those that have opened an estate',
    ['state'],
    async () => Object.entries(await countReportsByState(ctx)).map(([state, count]) => [{ state }, count]),
  );
}
