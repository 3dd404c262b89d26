/** Every way a call can be refused. `error-handler.ts` maps each to its status. */
export type ErrorCode =
  | 'invalid'
  | 'wrong-credentials'
  | 'wrong-code'
  | 'not-signed-in'
  | 'email-session-expired'
  | 'csrf'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'locked'
  | 'subscription-blocked'
  | 'too-many-requests'
  | 'range-not-satisfiable'
  | 'not-viewable'
  | 'damaged'
  | 'unavailable';

/** A refusal whose message is safe to show. `details` joins the answer's body, `retryAfterSeconds` its headers. */
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

export const notFound = () => new DomainError('not-found', 'This was not found. It may have been removed.');
