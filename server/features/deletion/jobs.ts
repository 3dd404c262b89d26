import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { advanceDeletions } from './advance-deletions.ts';

export const deletionJobs = {
  /** Reminds owners that their account will be deleted, ends what PayFast charges for it, and deletes it. */
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
