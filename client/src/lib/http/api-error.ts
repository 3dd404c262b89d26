import type { ErrorBody, RequestFailureCode } from '#shared/contracts/schema/errors.ts';

/** A failed request. Branch on `code`, and show `message` to users. */
export class ApiError extends Error {
  readonly code: RequestFailureCode;
  /** The message for this failure, or null if there is none. */
  readonly sentence: string | null;
  readonly errors: ErrorBody['errors'];
  /** The body of the error response, unvalidated. Undefined without a response or if it isn't JSON. */
  readonly body: unknown;
  /** When to try again, if the response said so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: RequestFailureCode,
    sentence: string | null,
    errors?: ErrorBody['errors'],
    body?: unknown,
    retryAfterSeconds: number | null = null,
  ) {
    super(sentence ?? 'An error occurred');
    this.name = 'ApiError';
    this.code = code;
    this.sentence = sentence;
    this.errors = errors;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The code of a thrown error, or undefined if the error is not a failed request. */
export const getErrorCode = (error: unknown): RequestFailureCode | undefined =>
  error instanceof ApiError ? error.code : undefined;

/** The message to show for a thrown error, which is its own or else `fallback`. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : null) ?? fallback;
}

export const NETWORK_ERROR_MESSAGE =
  'We couldn’t reach the server. Nothing was lost. Check your internet connection and try again.';
export const SESSION_ERROR_MESSAGE = 'Session Error: Your session has expired, please login again';
