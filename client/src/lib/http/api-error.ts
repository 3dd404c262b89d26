import type { ErrorBody, RequestFailureCode } from '#shared/contracts/errors.ts';

/** A failed call. Decide by `code`. `message` can be shown to a person. */
export class ApiError extends Error {
  readonly code: RequestFailureCode;
  /** The words for this failure. Null when there are none. */
  readonly sentence: string | null;
  readonly errors: ErrorBody['errors'];
  /** The whole body of the refusal, unchecked. Undefined when there was no answer or no JSON. */
  readonly body: unknown;

  constructor(
    code: RequestFailureCode,
    sentence: string | null,
    errors?: ErrorBody['errors'],
    body?: unknown,
  ) {
    super(sentence ?? 'An error occurred');
    this.name = 'ApiError';
    this.code = code;
    this.sentence = sentence;
    this.errors = errors;
    this.body = body;
  }
}

/** The code of a thrown error. Undefined when it is not a failed call. */
export const getErrorCode = (error: unknown): RequestFailureCode | undefined =>
  error instanceof ApiError ? error.code : undefined;

/** What to tell a person about a thrown error: its own words, or `fallback`. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.sentence : null) ?? fallback;
}

export const NETWORK_ERROR_MESSAGE =
  'We could not reach the server. Nothing was lost: check your internet connection and try again.';
export const SESSION_ERROR_MESSAGE = 'Session Error: Your session has expired, please login again';
