import { z } from 'zod/mini';
import { languages } from '../domain/languages.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { encodedEmailSchema, personNameSchema } from './schema/field-schemas.ts';

const languageSchema = z.enum(languages);

const personSchema = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  /** The language of our emails to them. Null if the owner hasn't chosen one: then it's English. */
  language: z.nullable(languageSchema),
});
export type Person = z.infer<typeof personSchema>;

/** What an owner says about recipients and reporters. Only the owner can see it. */
export const peopleEndpoints = {
  /** Lists only people who have a name or a language. */
  list: defineEndpoint({ method: 'get', path: '/api/people', answer: z.array(personSchema) }),
  /**
   * What is absent stays as it is. An empty name and a language that is null are removed. 404 for an address that is neither a
   * recipient nor a reporter of the owner.
   */
  set: defineEndpoint({
    method: 'put',
    path: '/api/people/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: z
      .object({ name: z.optional(personNameSchema), language: z.nullish(languageSchema) })
      .check(z.refine(({ name, language }) => name !== undefined || language !== undefined)),
    answer: personSchema,
  }),
};
