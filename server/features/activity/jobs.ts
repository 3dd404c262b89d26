import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { tagLogHeads } from './tag-log-heads.ts';

export const activityJobs = {
  'seal-activity': defineSweep({ at: '51 * * * *', run: tagLogHeads, lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof activityJobs> {}
}
