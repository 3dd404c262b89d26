import type { ErrorCode } from '#shared/contracts/schema/errors.ts';

/**
 * An expected error whose message is safe to show. `error-handler.ts` maps its code to a status; `details` are added to the
 * response body, and `retryAfterSeconds` to the headers.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const notFoundError = () =>
  new DomainError('not-found', 'We couldn’t find this. It may have been removed.');
