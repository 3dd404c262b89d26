/** Every way a call can be refused. `server/http/error-handler.ts` gives each its status. */
export const errorCodes = [
  'invalid',
  'wrong-credentials',
  'wrong-code',
  'not-signed-in',
  'email-session-expired',
  'subscription-blocked',
  'csrf',
  'forbidden',
  'not-found',
  'conflict',
  /** A released report keeps the owner's LeaveBits open, so nothing of them can be changed. */
  'estate-open',
  /** Another upload of this owner is under way. */
  'upload-in-progress',
  /** The sender and the server disagree about how much of an upload has arrived. */
  'offset',
  'too-large',
  'not-viewable',
  'range-not-satisfiable',
  'locked',
  'too-many-requests',
  'damaged',
  /** Something failed on the server that nobody expected. */
  'internal',
  'unavailable',
  /** Recipients read nothing after a restore, until an operator ends the recovery. */
  'restoring',
  /** There is no room for new files, of any account. */
  'storage-full',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * Why a call failed, as its caller sees it. `unreachable`: no answer came, or nobody waited for its end.
 * `unexpected-answer`: an answer came that the contract does not know.
 */
export type RequestFailureCode = ErrorCode | 'unreachable' | 'unexpected-answer';

/** The body of every answer that is not 2xx. Some refusals have further fields. */
export interface ErrorBody {
  /** A sentence for people. */
  message: string;
  /** Programs decide by this. */
  code: ErrorCode;
  /** The fields of a refused form. */
  errors?: { path: string; message: string }[];
}
