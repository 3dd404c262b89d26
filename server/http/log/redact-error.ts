import { DrizzleQueryError } from 'drizzle-orm';

/** The parts of an error that may be logged or stored, which exclude query parameters and row values. */
export interface RedactedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack?: string;
}

/** Database errors contain addresses and hashes in their message, parameters and detail. Keeps only the explanation. */
export function redactError(error: unknown): RedactedError {
  if (error instanceof DrizzleQueryError)
    return { ...redactError(error.cause), type: 'DatabaseError', stack: placesOf(error) };
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an Error was thrown' };
  const { code, constraint, table } = error as Error & {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  return {
    type: error.name,
    message: messageOf(error, code),
    ...textOf({ code, constraint, table }),
    stack: placesOf(error),
  };
}

/** PostgreSQL's data errors and JSON syntax errors quote the input they could not parse. */
function messageOf({ name, message }: Error, code: unknown): string {
  const quotesData = name === 'SyntaxError' || (typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code));
  if (!quotesData) return message;
  const first = message.search(/["']/);
  const last = Math.max(message.lastIndexOf('"'), message.lastIndexOf("'"));
  return last > first ? `${message.slice(0, first)}"…"${message.slice(last + 1)}` : message;
}

/** A safe copy of an error, for consumers that store its message, such as the job queue. */
export function createRedactedError(error: unknown): Error {
  const { message, code } = redactError(error);
  return new Error(code ? `${message} (${code})` : message);
}

function textOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The stack without its leading lines, which repeat the message. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
