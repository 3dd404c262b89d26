import { defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { finishUploads } from './finish-uploads.ts';

export const uploadsJobs = {
  'finish-uploads': defineSweep({ run: finishUploads, at: '*/5 * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof uploadsJobs> {}
}
