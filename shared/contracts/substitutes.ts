import { z } from 'zod/mini';
import { unopenedLimits } from '../domain/limits.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { emailSchema, encodedEmailSchema } from './schema/field-schemas.ts';

const { minAfterDays, maxAfterDays } = unopenedLimits;
const WRONG_DAYS = `Please choose ${minAfterDays} to ${maxAfterDays} days`;

/** Who receives what a person hasn't opened this many days after its opening. */
const substitute = z.object({
  /** The person who may not open something. */
  email: z.string(),
  substitute: z.string(),
  /** The name that the owner gave the substitute. */
  name: z.nullable(z.string()),
  afterDays: z.number(),
});
export type SubstituteSetting = z.infer<typeof substitute>;

/** Nobody is `email: null`, with `afterDays` null or absent. */
const substituteBody = z.object({
  email: z.nullable(emailSchema),
  /** Null is allowed with the current substitute's address, and removes them. With any other, it's a 400. */
  afterDays: z.optional(
    z.nullable(
      z
        .number(WRONG_DAYS)
        .check(z.int(WRONG_DAYS), z.minimum(minAfterDays, WRONG_DAYS), z.maximum(maxAfterDays, WRONG_DAYS)),
    ),
  ),
});

/** Substitutes, whom only the owner sees until it is their turn. */
export const substituteEndpoints = {
  /** The substitutes of current recipients. */
  list: defineEndpoint({ method: 'get', path: '/api/people/substitutes', answer: z.array(substitute) }),
  /**
   * Sets a recipient's substitute, or removes it with null. 404 for an address that isn't a recipient; 409 `estate-open`. The
   * response is the substitute now in force, if any.
   */
  set: defineEndpoint({
    method: 'put',
    path: '/api/people/:encodedEmail/substitute',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: substituteBody,
    answer: z.object({ email: z.nullable(z.string()), afterDays: z.nullable(z.number()) }),
  }),
};
