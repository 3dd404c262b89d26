import { defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { sealHeads } from './seal-heads.ts';

export const activityJobs = {
  'seal-activity': defineSweep({ at: '51 * * * *', run: sealHeads, lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof activityJobs> {}
}
