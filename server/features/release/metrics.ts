import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { countReportsByState } from './reports/count-reports.ts';

export function registerReleaseMetrics(ctx: Context, metrics: MetricRegistrar): void {
  metrics.gauge(
    'leavebits_reports',
    'Pending reports: all, with a running window, with an owner who could not be warned within a day, and overdue for release by an hour; and reports with a released estate',
    ['state'],
    async () => Object.entries(await countReportsByState(ctx)).map(([state, count]) => [{ state }, count]),
  );
}
