import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { sendCheckupRequests } from './send-checkup-requests.ts';

export const checkupJobs = {
  /** Asks owners from time to time whether their plan is still right. Runs in the morning in most of our users' time zones. */
  'ask-checkups': defineSweep({ run: sendCheckupRequests, at: '20 8 * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof checkupJobs> {}
}
