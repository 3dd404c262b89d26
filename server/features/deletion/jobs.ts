import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { advanceDeletions } from './advance-deletions.ts';

export const deletionJobs = {
  /** Reminds owners of the deletion of their account, cancels the PayFast subscription, and deletes the account. */
  'advance-deletions': defineSweep({
    run: advanceDeletions,
    at: '*/10 * * * *',
    lane: 'payments',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof deletionJobs> {}
}
