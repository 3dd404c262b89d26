import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { advanceDeletionNow, advanceDeletions } from './advance-deletions.ts';
import { notifyPostponedReportersOfStop } from './stop-deletion.ts';

const payload = z.object({ userId: z.number() });

export const deletionJobs = {
  /** Reminds owners that their account will be deleted, cancels the PayFast subscription, then deletes the account. */
  'advance-deletions': defineSweep({
    run: advanceDeletions,
    at: '*/10 * * * *',
    lane: 'payments',
    isIrrevocable: true,
  }),
  /** The same for a single account, when a refutation has restarted its waiting period or a reporter may be emailed again. */
  'advance-deletion': defineJob({
    payload,
    run: advanceDeletionNow,
    lane: 'deciding',
    isIrrevocable: true,
    sweptBy: 'advance-deletions',
  }),
  /** Tells reporters that an account stays, once the daily limit on emails to them allows it. */
  'notify-reporters-of-stop': defineJob({
    payload,
    run: notifyPostponedReportersOfStop,
    lane: 'deciding',
    sweptBy: 'alarm',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof deletionJobs> {}
}
