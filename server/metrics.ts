import { mailEventCounter } from './features/bounces/count-mail-events.ts';
import { registerFileMetrics } from './features/files/metrics.ts';
import { registerMailMetrics } from './features/mail/metrics.ts';
import { registerRecoveryMetrics } from './features/recovery/metrics.ts';
import { registerReleaseMetrics } from './features/release/metrics.ts';
import { registerStorageMetrics } from './features/storage/metrics.ts';
import { registerPaymentMetrics } from './features/subscriptions/metrics.ts';
import type { Context } from './context.ts';
import type { WorkerHealth } from './http/health.ts';
import { securityEventCounter } from './http/log/security-log.ts';
import type { MetricRegistrar } from './http/metrics.ts';
import { registerJobMetrics } from './jobs/metrics.ts';

/** Registers the metrics of the jobs and of every feature that has any. */
export function registerMetrics(ctx: Context, worker: WorkerHealth | null, metrics: MetricRegistrar): void {
  registerJobMetrics(ctx, worker, metrics);
  registerMailMetrics(ctx, metrics);
  registerPaymentMetrics(ctx, metrics);
  registerReleaseMetrics(ctx, metrics);
  registerStorageMetrics(ctx, metrics);
  registerFileMetrics(metrics);
  registerRecoveryMetrics(ctx, metrics);
  metrics.counter(mailEventCounter);
  metrics.counter(securityEventCounter);
}
