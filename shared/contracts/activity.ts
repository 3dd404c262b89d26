import { z } from 'zod/mini';
import { activityLimits, expandActivityFilter } from '../domain/activity.ts';
import { boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';

const activityEntry = z.object({
  /** The entry's sequence number in the log, starting at 1. */
  id: z.number(),
  at: z.string(),
  /** Known kinds are listed in `shared/domain/activity.ts`. */
  kind: z.string(),
  /** Who or what the entry is about, such as an address. Null if the kind is self-explanatory. */
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const activityAnswer = z.object({
  /** Newest first. A search page may be empty even though older entries match. */
  entries: z.array(activityEntry),
  /** The `before` value for the next (older) page. Null at the start of the log. */
  next: z.nullable(z.number()),
});
export type ActivityPage = z.infer<typeof activityAnswer>;

/** An empty value is treated as absent. */
const activityQuery = z.object({
  before: z.optional(
    boundedString(15).check(z.regex(/^([1-9]\d{0,14})?$/, 'There’s no such page in the log')),
  ),
  /** A kind or a group of kinds. */
  kind: z.optional(
    boundedString(40).check(
      z.refine(
        (filter) => filter === '' || expandActivityFilter(filter) !== null,
        'There’s no such type of entry',
      ),
    ),
  ),
  text: z.optional(boundedString(activityLimits.searchTextMax, { tooLong: 'Please use a shorter search' })),
});

export const activityEndpoints = {
  list: defineEndpoint({
    method: 'get',
    path: '/api/account/activity',
    query: activityQuery,
    answer: activityAnswer,
  }),
};
