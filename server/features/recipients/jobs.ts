import { z } from 'zod';
import { defineJob, type PayloadsByJob } from '../../jobs/define-job.ts';
import { codeChannelSchema } from '../codes/one-time-codes.ts';
import { languages } from '#shared/domain/languages.ts';
import { sendAccessCode } from './send-access-code.ts';

const languageSchema = z.nullable(z.enum(languages));

export const recipientsJobs = {
  'request-access-code': defineJob({
    payload: z.object({
      scope: z.union([z.number(), z.literal('all')]),
      email: z.string(),
      asker: z.string(),
      channel: codeChannelSchema,
      visit: z.optional(z.object({ chosen: languageSchema, preferred: languageSchema })),
    }),
    run: sendAccessCode,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof recipientsJobs> {}
}
