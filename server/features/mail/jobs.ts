import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { rescueMails } from './rescue-mails.ts';
import { sendMails } from './send-mails.ts';

export const mailJobs = {
  /** Wakes the senders. It is planned when mails are queued, and for the next try of each. */
  'send-mail': defineJob({
    payload: z.object({}),
    run: sendMails,
    lane: 'mail',
    sweptBy: 'rescue-mails',
  }),
  'rescue-mails': defineSweep({ run: rescueMails, at: '* * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof mailJobs> {}
}
