import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { rescueMails } from './rescue-mails.ts';
import { sendMail } from './send-mail.ts';

export const mailJobs = {
  'send-mail': defineJob({
    payload: z.object({ mailId: z.uuid() }),
    run: sendMail,
    lane: 'mail',
    sweptBy: 'rescue-mails',
  }),
  'rescue-mails': defineSweep({ run: rescueMails, at: '*/5 * * * *', lane: 'upkeep' }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof mailJobs> {}
}
