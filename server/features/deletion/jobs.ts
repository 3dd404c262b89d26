import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { advanceDeletionNow, advanceDeletions } from './advance-deletions.ts';
import { notifyPostponedReportersOfStop } from './stop-deletion.ts';

const payload = z.object({ userId: z.number() });

export const deletionJobs = {
  /** Reminds owners of the deletion of their account, cancels the PayFast subscription, and deletes the account. */
  'advance-deletions': defineSweep({
    run: advanceDeletions,
    at: '*/10 * * * *',
    lane: 'payments',
    isIrrevocable: true,
  }),
  /** The same for one account: when a refutation has restarted its waiting period, or a reporter may be mailed again. */
  'advance-deletion': defineJob({
    payload,
    run: advanceDeletionNow,
    lane: 'deciding',
    isIrrevocable: true,
    sweptBy: 'advance-deletions',
  }),
  /** Tells reporters that an account stays, once they have not had too many mails about it within a day. */
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
