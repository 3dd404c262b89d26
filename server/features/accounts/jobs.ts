import { z } from 'zod';
import { defineJob, type PayloadsOf } from '../../jobs/define-job.ts';
import { recordFailedTry, triedWhat } from './record-failed-try.ts';
import { sendPasswordReset } from './send-password-reset.ts';

export const accountsJobs = {
  'request-password-reset': defineJob({
    payload: z.object({ email: z.string(), asker: z.string() }),
    run: sendPasswordReset,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
  'record-failed-try': defineJob({
    payload: z.object({ email: z.string(), what: triedWhat, at: z.coerce.date() }),
    run: recordFailedTry,
    lane: 'upkeep',
    sweptBy: 'alarm',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof accountsJobs> {}
}
