import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { discardOrphanedObjects } from './discard-orphaned-objects.ts';
import { removeAbandonedFiles } from './remove-abandoned-files.ts';
import { removeDiscardedObjects, watchDiscardedObjects } from './remove-discarded-objects.ts';

export const filesJobs = {
  'remove-abandoned-files': defineSweep({
    run: removeAbandonedFiles,
    at: '41 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  'discard-orphaned-objects': defineSweep({
    run: discardOrphanedObjects,
    at: '23 2 * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  'remove-discarded-objects': defineSweep({
    run: removeDiscardedObjects,
    at: '*/5 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  'watch-discarded-objects': defineSweep({ run: watchDiscardedObjects, at: '7 6 * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof filesJobs> {}
}
