import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';

/** How often an owner is asked whether their plan is still right. */
export const checkupIntervals = ['yearly', 'half-yearly', 'never'] as const;
export type CheckupInterval = (typeof checkupIntervals)[number];

/** Months per interval. Null: never. */
export const checkupMonths: Readonly<Record<CheckupInterval, number | null>> = {
  yearly: 12,
  'half-yearly': 6,
  never: null,
};

const checkup = z.object({
  every: z.enum(checkupIntervals),
  /** When the owner last completed a check-up. Null if they never have. */
  lastAt: z.nullable(z.string()),
  /** When the next check-up is due. Null if the owner has turned check-ups off. */
  dueAt: z.nullable(z.string()),
  isDue: z.boolean(),
  /** Activity since the last check-up, or since the account was created: kinds and their counts, most frequent first. */
  changes: z.array(z.object({ kind: z.string(), count: z.number() })),
});
export type Checkup = z.infer<typeof checkup>;

/** The owner's regular review of their plan. Each response is the resulting state. */
export const checkupEndpoints = {
  read: defineEndpoint({ method: 'get', path: '/api/account/check-up', answer: checkup }),
  /** Sets how often the owner is asked for a check-up. */
  set: defineEndpoint({
    method: 'put',
    path: '/api/account/check-up',
    body: z.object({ every: z.enum(checkupIntervals, 'Please choose yearly, half-yearly or never') }),
    answer: checkup,
  }),
  /** Records that the owner completed a check-up. */
  finish: defineEndpoint({ method: 'post', path: '/api/account/check-up', answer: checkup }),
};
