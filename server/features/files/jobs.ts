import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { removeAbandonedFiles } from './remove-abandoned-files.ts';

export const filesJobs = {
  'remove-abandoned-files': defineSweep({
    run: removeAbandonedFiles,
    at: '41 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof filesJobs> {}
}
