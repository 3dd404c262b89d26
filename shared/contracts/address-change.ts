import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';
import {
  emailSchema,
  encodedEmailSchema,
  orReauthenticationRequired,
  reauthenticationFields,
} from './schema/field-schemas.ts';

const addressChange = z.object({
  /** The LeaveBits outside the trash in which the address was replaced. */
  leavebits: z.number(),
  /** Damaged LeaveBits, which nobody can read. They still have the old address. */
  damaged: z.number(),
  /** LeaveBits that the old address has left. They stay as they are. Absent from older servers. */
  left: z._default(z.number(), 0),
  /** Whether the old address is one of the owner's reporters. It stays one. */
  isReporter: z.boolean(),
});
export type AddressChange = z.infer<typeof addressChange>;

/** A person's new address. Apart from `peopleEndpoints`, because only a dialog that loads on demand needs it. */
export const addressChangeEndpoints = {
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
