import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { shareInFlight } from '#server/http/metrics.ts';
import { countQueuedMails, mailOutcomeCounter } from './count-mails.ts';

export function registerMailMetrics(ctx: Context, metrics: MetricRegistrar): void {
  const queuedMails = shareInFlight(() => countQueuedMails(ctx.db));
  metrics.gauge(
    'leavebits_mails_queued',
    'Emails waiting for their first attempt or a retry, by lane',
    ['lane'],
    async () => (await queuedMails()).map(({ lane, count }) => [{ lane }, count]),
  );
  metrics.gauge(
    'leavebits_mail_try_late_seconds',
    'Seconds since the oldest due email should have been attempted; 0 when none is due. Emails waiting for a scheduled retry don’t count',
    ['lane'],
    async () => (await queuedMails()).map(({ lane, oldestSeconds }) => [{ lane }, oldestSeconds]),
  );
  metrics.counter(mailOutcomeCounter);
}
