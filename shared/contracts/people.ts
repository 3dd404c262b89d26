import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';
import { encodedEmailSchema, personNameSchema } from './schema/field-schemas.ts';

const personNameOf = z.object({ email: z.string(), name: z.nullable(z.string()) });
const namedPeople = z.array(z.object({ email: z.string(), name: z.string() }));
export type NamedPeople = z.infer<typeof namedPeople>;

/** Names that an owner gives to recipients and reporters. Only the owner can see them. */
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
};
