import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { completeStalledUploads } from './complete-stalled-uploads.ts';

export const uploadsJobs = {
  'finish-uploads': defineSweep({ run: completeStalledUploads, at: '*/5 * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof uploadsJobs> {}
}
