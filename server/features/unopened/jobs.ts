import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { advanceUnopened } from './advance-unopened.ts';

export const unopenedJobs = {
  /** Reminds recipients of what they haven't opened, and passes it on to their substitutes. */
  'advance-unopened': defineSweep({
    run: advanceUnopened,
    at: '*/10 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
    sweptBy: 'advance-unopened',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof unopenedJobs> {}
}
