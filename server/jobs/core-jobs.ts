import { defineSweep, type PayloadsByJob } from './define-job.ts';
import { removeDeadJobs } from './remove-dead-jobs.ts';

/** Jobs that belong to no feature. */
export const coreJobs = {
  'remove-dead-jobs': defineSweep({ run: removeDeadJobs, at: '37 * * * *', lane: 'upkeep' }),
};

declare module '../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof coreJobs> {}
}
