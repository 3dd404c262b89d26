import { objectStoreCounters } from '../../adapters/object-store.ts';
import type { MetricRegistrar } from '../../http/metrics.ts';

/** Counts calls only: counting files would read all of their rows on each scrape. */
export function registerFileMetrics(metrics: MetricRegistrar): void {
  metrics.counter(objectStoreCounters.calls);
  metrics.counter(objectStoreCounters.seconds);
}
