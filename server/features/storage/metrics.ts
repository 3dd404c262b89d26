import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { loadStorageLimits } from './load-storage-limits.ts';

export function registerStorageMetrics(ctx: Context, metrics: MetricRegistrar): void {
  metrics.gauge(
    'leavebits_storage_bytes',
    'Bytes used and the maximum for new files, of the configured total and of the embedded database’s disk',
    ['store', 'kind'],
    async () =>
      (await loadStorageLimits(ctx)).flatMap(({ name, usedBytes, maxBytes }) => [
        [{ store: name, kind: 'used' }, usedBytes] as const,
        [{ store: name, kind: 'most' }, maxBytes] as const,
      ]),
  );
}
