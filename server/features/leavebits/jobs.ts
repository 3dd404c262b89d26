import { defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { purgeTrash } from './trash/purge.ts';

export const leavebitsJobs = {
  /** Deletes for good what has been in the trash for 30 days. */
  'purge-trash': defineSweep({ run: purgeTrash, at: '41 * * * *', lane: 'upkeep', isIrrevocable: true }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof leavebitsJobs> {}
}
