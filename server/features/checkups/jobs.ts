import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { sendCheckupRequests } from './send-checkup-requests.ts';

export const checkupJobs = {
  /** Asks owners once in a while whether their plan is still right. In the morning of most of our people. */
  'ask-checkups': defineSweep({ run: sendCheckupRequests, at: '20 8 * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof checkupJobs> {}
}
