import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { removeExpiredRows } from './remove-expired.ts';

export const retentionJobs = {
  /** Removes every row whose retention period has passed, see `periods.ts`. */
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
