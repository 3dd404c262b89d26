import { defineJob, type PayloadsOf } from '../../jobs/define-job.ts';
import { restoreNotice, tellSomeOwners } from './tell-owners.ts';

export const recoveryJobs = {
  'tell-owners-of-restore': defineJob({
    payload: restoreNotice,
    run: tellSomeOwners,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof recoveryJobs> {}
}
