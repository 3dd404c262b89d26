import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { removeExpiredRows } from './remove-expired.ts';

export const retentionJobs = {
  /** Removes every row whose period is over. `periods.ts` has the periods. */
  'remove-expired': defineSweep({
    run: removeExpiredRows,
    at: '17 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof retentionJobs> {}
}
