import type { z } from 'zod/mini';
import { DomainError } from './domain-error.ts';

/**
 * Parses the caller's input with the contract's schema.
 * @throws DomainError `invalid`, with the first problem as its message and every invalid field in its `errors`.
 */
export function parseInput<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {}, { error: describeSchemaIssue });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new DomainError('invalid', errors[0]?.message ?? 'The request isn’t valid.', {
    details: { errors },
  });
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The message for an issue that has none in the contract. It names the field by its path in the request. */
function describeSchemaIssue(issue: RawIssue): string {
  const field = issue.path?.length ? `“${issue.path.join('.')}”` : 'the request';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `Please fill in ${field}.`
        : `Please send ${field} as ${typeNames[issue.expected] ?? 'a different kind of value'}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `Please fill in ${field}.`;
      return describeLimit(
        issue.origin,
        `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`,
        field,
      );
    case 'too_big':
      return describeLimit(
        issue.origin,
        `${issue.inclusive ? 'up to' : 'less than'} ${issue.maximum}`,
        field,
      );
    case 'invalid_value':
      return `Please choose one of these values for ${field}: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_union':
      return issue.errors?.flat()[0]?.message ?? `Please check ${field}.`;
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? `Please check ${field}.`;
    default:
      return `Please check ${field}. We can’t use this value.`;
  }
}

const typeNames: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function describeLimit(origin: string, limit: string, field: string) {
  if (origin === 'string') return `Please use ${limit} characters for ${field}.`;
  if (origin === 'array') return `Please send ${limit} for ${field}.`;
  return `Please send a number of ${limit} for ${field}.`;
}
