import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { checkIntegrityTags } from './check-integrity-tags.ts';

export const accessJobs = {
  'check-seals': defineSweep({ run: checkIntegrityTags, at: '29 */6 * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof accessJobs> {}
}
