import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';
import {
  emailSchema,
  encodedEmailSchema,
  orReauthenticationRequired,
  personNameSchema,
  reauthenticationFields,
} from './schema/field-schemas.ts';

const personNameOf = z.object({ email: z.string(), name: z.nullable(z.string()) });
const namedPeople = z.array(z.object({ email: z.string(), name: z.string() }));
export type NamedPeople = z.infer<typeof namedPeople>;

const addressChange = z.object({
  /** The LeaveBits outside the trash in which the address was replaced. */
  leavebits: z.number(),
  /** Damaged LeaveBits, which nobody can read. They still have the old address. */
  damaged: z.number(),
  /** Whether the old address is one of the owner's reporters. It stays one. */
  isReporter: z.boolean(),
});
export type AddressChange = z.infer<typeof addressChange>;

/** An owner's recipients and reporters, and the names that only the owner can see. */
export const peopleEndpoints = {
  /** Lists only people who have a name. */
  list: defineEndpoint({ method: 'get', path: '/api/people', answer: namedPeople }),
  /** An empty name removes it. 404 for an address that is neither a recipient nor a reporter of the owner. */
  setName: defineEndpoint({
    method: 'put',
    path: '/api/people/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: z.object({ name: personNameSchema }),
    answer: personNameOf,
  }),
  /**
   * Replaces a recipient's address in all of the owner's LeaveBits, including those in the trash, with the same rules. Both
   * addresses are notified. 404 for an address that isn't a recipient; 409 `estate-open`. Requires recent reauthentication.
   */
  changeAddress: defineEndpoint({
    method: 'post',
    path: '/api/people/:encodedEmail/address',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: z.object({ email: emailSchema, ...reauthenticationFields }),
    answer: orReauthenticationRequired(addressChange),
    needsProof: true,
  }),
};
