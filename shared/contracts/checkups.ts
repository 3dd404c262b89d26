import { z } from 'zod/mini';
import { checkupIntervals } from '../domain/checkup.ts';
import { defineEndpoint } from './endpoint.ts';

const checkup = z.object({
  every: z.enum(checkupIntervals),
  /** When the owner last went through it. Null: never yet. */
  lastAt: z.nullable(z.string()),
  /** From when on it is due. Null where the owner wants none. */
  dueAt: z.nullable(z.string()),
  isDue: z.boolean(),
  /** What the activity log holds since the last one, or since the account was made: kinds with how often. The most frequent first. */
  changes: z.array(z.object({ kind: z.string(), count: z.number() })),
});
export type Checkup = z.infer<typeof checkup>;

/** The owner's regular look at the plan. Each answer is the state afterwards. */
export const checkupEndpoints = {
  read: defineEndpoint({ method: 'get', path: '/api/account/check-up', answer: checkup }),
  /** How often the owner wants it. */
  set: defineEndpoint({
    method: 'put',
    path: '/api/account/check-up',
    body: z.object({ every: z.enum(checkupIntervals, 'Please choose yearly, half-yearly or never') }),
    answer: checkup,
  }),
  /** The owner went through it. */
  finish: defineEndpoint({ method: 'post', path: '/api/account/check-up', answer: checkup }),
};
