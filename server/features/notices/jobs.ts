import { defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { announceOpenings } from './announce-openings.ts';

export const noticesJobs = {
  /** Notifies recipients of due openings. Also scheduled for the time of each opening. */
  'announce-openings': defineSweep({
    run: announceOpenings,
    at: '* * * * *',
    lane: 'deciding',
    isIrrevocable: true,
    sweptBy: 'announce-openings',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof noticesJobs> {}
}
