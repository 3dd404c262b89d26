import { z } from 'zod/mini';
import { activityLimits, expandActivityFilter } from '../domain/activity.ts';
import { boundedString } from './bounded-schemas.ts';
import { defineEndpoint } from './endpoint.ts';

const activityEntry = z.object({
  /** The entry's place in the log: 1, 2, 3 and so on. */
  id: z.number(),
  at: z.string(),
  /** `shared/domain/activity.ts` has the kinds of today. */
  kind: z.string(),
  /** Whom or what it is about, such as an address. Null where the kind says all. */
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const activityAnswer = z.object({
  /** The latest first. A search may find none here, and some further back. */
  entries: z.array(activityEntry),
  /** The `before` of what is further back. Null at the start of the log. */
  next: z.nullable(z.number()),
});
export type ActivityPage = z.infer<typeof activityAnswer>;

/** An empty value means the same as none. */
const activityQuery = z.object({
  before: z.optional(
    boundedString(15).check(z.regex(/^([1-9]\d{0,14})?$/, 'There is no such page of the log')),
  ),
  /** A kind, or a group of kinds. */
  kind: z.optional(
    boundedString(40).check(
      z.refine(
        (filter) => filter === '' || expandActivityFilter(filter) !== null,
        'There is no such kind of entry',
      ),
    ),
  ),
  text: z.optional(boundedString(activityLimits.searchTextMax, { tooLong: 'Please search for fewer words' })),
});

/** The owner's activity log. */
export const activityEndpoints = {
  list: defineEndpoint({
    method: 'get',
    path: '/api/account/activity',
    query: activityQuery,
    answer: activityAnswer,
  }),
};
