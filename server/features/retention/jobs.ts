import { defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { removeExpired } from './remove-expired.ts';

export const retentionJobs = {
  /** Removes every row whose period is over. `periods.ts` has the periods. */
  'remove-expired': defineSweep({
    run: removeExpired,
    at: '17 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof retentionJobs> {}
}
