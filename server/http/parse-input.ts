import type { z } from 'zod/mini';
import { describeSchemaIssue } from './describe-schema-issue.ts';
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
