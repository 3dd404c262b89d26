import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { encodedEmail, personName } from './fields.ts';

const personNameOf = z.object({ email: z.string(), name: z.nullable(z.string()) });
const namedPeople = z.array(z.object({ email: z.string(), name: z.string() }));
export type NamedPeople = z.infer<typeof namedPeople>;

/** The names that an owner gives to recipients and reporters. Nobody else is shown them. */
export const peopleCalls = {
  /** Only those who have a name. */
  list: defineCall({ method: 'get', path: '/api/people', answer: namedPeople }),
  /** An empty name removes it. 404 for an address that is neither a recipient nor a reporter of the owner. */
  setName: defineCall({
    method: 'put',
    path: '/api/people/:encodedEmail',
    params: z.object({ encodedEmail }),
    body: z.object({ name: personName }),
    answer: personNameOf,
  }),
};
