export interface FieldProblem {
  path: string;
  message: string;
}

/** An answer other than 2xx, or no answer at all (`status` 0). `message` can be shown to a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldProblem[] | undefined;
  /** All that the refusal said, unchecked; undefined when there was no answer or no JSON. */
  readonly body: unknown;

  constructor(status: number, message: string, errors?: FieldProblem[], body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.body = body;
  }
}

/** What to tell a person about anything thrown: the server's own sentence, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== GENERIC_MESSAGE ? error.message : fallback;
}

export const GENERIC_MESSAGE = 'An error occurred';
export const NETWORK_MESSAGE =
  'We could not reach the server. Nothing was lost: check your internet connection and try again.';
export const SESSION_ERROR_MESSAGE = 'Session Error: Your session has expired, please login again';
