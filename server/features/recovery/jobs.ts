import { defineJob, type PayloadsByJob } from '../../jobs/define-job.ts';
import { restoreNoticeSchema, notifyOwnerBatch } from './notify-owners-of-restore.ts';

export const recoveryJobs = {
  'tell-owners-of-restore': defineJob({
    payload: restoreNoticeSchema,
    run: notifyOwnerBatch,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof recoveryJobs> {}
}
