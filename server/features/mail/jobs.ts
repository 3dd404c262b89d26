import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { wakeMailSenders } from './wake-mail-senders.ts';
import { sendDueMails } from './send-due-mails.ts';

export const mailJobs = {
  /** Wakes the senders. Scheduled whenever emails are queued, and for each email's next attempt. */
  'send-mail': defineJob({
    payload: z.object({}),
    run: sendDueMails,
    lane: 'mail',
    sweptBy: 'rescue-mails',
  }),
  'rescue-mails': defineSweep({ run: wakeMailSenders, at: '* * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof mailJobs> {}
}
