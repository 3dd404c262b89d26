import { expect, it } from 'vitest';
import type { z } from 'zod/mini';
import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { listSchemaFields, replaceField } from '../../tests/fuzz/schema-fields.ts';
import type { DomainError } from './domain-error.ts';
import { apiSections } from './openapi/document.ts';
import { JsonSchemaWriter } from './openapi/json-schema-writer.ts';
import { findBodySchema } from './openapi/type-only-schemas.ts';
import { parseInput } from './parse-input.ts';

const calls: Endpoint[] = apiSections.flatMap(({ entries }) => entries.map(({ call }) => call));
const wrongValues = [undefined, null, true, 7, -1, 1.5, 1e300, '', 'x', [], ['x'], {}, { x: 1 }];

function messagesAbout(shape: z.ZodMiniType, value: unknown): string[] {
  try {
    parseInput(shape, value);
    return [];
  } catch (error) {
    const { errors } = (error as DomainError).details as { errors: { message: string }[] };
    return errors.map(({ message }) => message);
  }
}

/** The validator's built-in messages, which are meant for programmers. */
const RAW = /^Invalid (input|option|key|element|string|number)|^Too (small|big)|\b(expected|received)\b/;

it('says in a sentence for people what is wrong with a value, in every field of every call', () => {
  const messages = new Set<string>();
  for (const call of calls) {
    for (const shape of [call.query, call.form ?? findBodySchema(call)]) {
      if (!shape) continue;
      const schemas = new JsonSchemaWriter();
      const fields = listSchemaFields(schemas.input(shape), schemas.components);
      for (const { steps, maxLength } of [{ steps: [], maxLength: 0 }, ...fields]) {
        for (const wrong of [...wrongValues, 'x'.repeat((maxLength ?? 0) + 1)])
          for (const message of messagesAbout(shape, replaceField({}, steps, wrong))) messages.add(message);
      }
    }
  }
  expect([...messages].filter((message) => RAW.test(message))).toEqual([]);
  // The contracts' messages, and those of `parse-input.ts`.
  expect([...messages]).toEqual(
    expect.arrayContaining([
      'A password can have up to 200 characters',
      'Please fill in “currentPassword”.',
      'Please send “hidesAddresses” as true or false.',
      'Please send a number of more than 0 for “reportId”.',
      'Please choose one of these values for “answer”: accept, decline.',
      'Please check “name”. We can’t use this value.',
    ]),
  );
});
