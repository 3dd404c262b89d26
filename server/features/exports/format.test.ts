import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ownerExportSchema, recipientExportSchema } from './format.ts';

it('the description of the format names every field', async () => {
  const words = await readFile('docs/export-format.md', 'utf8');
  const named = [ownerExportSchema, recipientExportSchema].flatMap((shape) =>
    fieldsOf(z.toJSONSchema(shape)),
  );
  expect(new Set(named).size).toBeGreaterThan(60);
  expect(named.filter((field) => !words.includes(`\`${field}\``))).toEqual([]);
});

/** All property names in a JSON schema. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}
