import { defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { watchStores } from './watch-stores.ts';

export const storageJobs = {
  'watch-stores': defineSweep({ run: watchStores, at: '*/5 * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof storageJobs> {}
}
