import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { followUpSilences } from './follow-up-silences.ts';

export const silenceJobs = {
  /** Asks owners who haven't signed in for long, and then their reporters. Runs in the morning in most of our users' time zones. */
  'follow-up-silences': defineSweep({ run: followUpSilences, at: '40 8 * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof silenceJobs> {}
}
