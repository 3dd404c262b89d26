import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { codeChannel } from '../codes/one-time-codes.ts';
import { mailSignInLink } from './sign-in/mail-sign-in-link.ts';
import { recordFailedTry, triedWhat } from './sign-in/record-failed-try.ts';
import { advanceResets } from './reset/advance-resets.ts';
import { sendPasswordReset } from './reset/send-password-reset.ts';

export const accountsJobs = {
  'request-password-reset': defineJob({
    payload: z.object({ email: z.string(), asker: z.string(), channel: codeChannel }),
    run: sendPasswordReset,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
  'mail-sign-in-link': defineJob({
    payload: z.object({ email: z.string() }),
    run: mailSignInLink,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
  'record-failed-try': defineJob({
    payload: z.object({ email: z.string(), what: triedWhat, at: z.coerce.date() }),
    run: recordFailedTry,
    lane: 'upkeep',
    sweptBy: 'alarm',
  }),
  /** Warns of passwords that wait for 72 hours, and changes them. */
  'advance-resets': defineSweep({
    run: advanceResets,
    at: '*/5 * * * *',
    lane: 'deciding',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof accountsJobs> {}
}
