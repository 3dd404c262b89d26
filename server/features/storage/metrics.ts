import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { loadStorageLimits } from './load-storage-limits.ts';

export function registerStorageMetrics(ctx: Context, metrics: MetricRegistrar): void {
  metrics.gauge(
    'leavebits_storage_bytes',
    'Bytes used, and the most that new files may take: of the set total, and of the disk of the embedded database',
    ['store', 'kind'],
    async () =>
      (await loadStorageLimits(ctx)).flatMap(({ name, usedBytes, maxBytes }) => [
        [{ store: name, kind: 'used' }, usedBytes] as const,
        [{ store: name, kind: 'most' }, maxBytes] as const,
      ]),
  );
}
