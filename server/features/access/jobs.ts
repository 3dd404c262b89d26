import { defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { checkSeals } from './check-seals.ts';

export const accessJobs = {
  'check-seals': defineSweep({ run: checkSeals, at: '29 */6 * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof accessJobs> {}
}
