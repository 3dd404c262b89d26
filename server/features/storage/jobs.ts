import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { watchStorageLimits } from './watch-storage-limits.ts';

export const storageJobs = {
  'watch-stores': defineSweep({ run: watchStorageLimits, at: '*/5 * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof storageJobs> {}
}
