import { DrizzleQueryError } from 'drizzle-orm';

/** What may be known of an error outside the process: never a query's parameters or a row's values. */
export interface SafeError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack?: string;
}

/** Database errors carry addresses and hashes in their message, parameters and detail; this keeps what explains them. */
export function safeError(error: unknown): SafeError {
  if (error instanceof DrizzleQueryError)
    return { ...safeError(error.cause), type: 'DatabaseError', stack: placesOf(error) };
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const { code, constraint, table } = error as Error & {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  return {
    type: error.name,
    message: error.message,
    ...textOf({ code, constraint, table }),
    stack: placesOf(error),
  };
}

/** An error to hand on to someone who writes down its message, such as the job queue. */
export function withoutValues(error: unknown): Error {
  const { message, code } = safeError(error);
  return new Error(code ? `${message} (${code})` : message);
}

function textOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The stack without its first lines, which repeat the message. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
