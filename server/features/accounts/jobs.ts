import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { codeChannelSchema } from '../codes/one-time-codes.ts';
import { sendSignInLink } from './sign-in/send-sign-in-link.ts';
import { recordFailedSignIn, failedCredentialSchema } from './sign-in/record-failed-sign-in.ts';
import { advancePasswordResets } from './reset/advance-resets.ts';
import { sendPasswordResetCode } from './reset/send-password-reset.ts';

export const accountsJobs = {
  'request-password-reset': defineJob({
    payload: z.object({ email: z.string(), asker: z.string(), channel: codeChannelSchema }),
    run: sendPasswordResetCode,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
  'mail-sign-in-link': defineJob({
    payload: z.object({ email: z.string() }),
    run: sendSignInLink,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
  'record-failed-try': defineJob({
    payload: z.object({ email: z.string(), what: failedCredentialSchema, at: z.coerce.date() }),
    run: recordFailedSignIn,
    lane: 'upkeep',
    sweptBy: 'alarm',
  }),
  /** Sends the warnings about pending resets and applies each reset after 72 hours. */
  'advance-resets': defineSweep({
    run: advancePasswordResets,
    at: '*/5 * * * *',
    lane: 'deciding',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof accountsJobs> {}
}
