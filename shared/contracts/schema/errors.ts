/** Every error code of the API. `server/http/error-handler.ts` maps each to its status. */
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
  /** A released report keeps the owner's LeaveBits open, so they cannot be changed. */
  'estate-open',
  /** Another upload by this owner is in progress. */
  'upload-in-progress',
  /** Client and server disagree about how much of an upload has arrived. */
  'offset',
  'too-large',
  /** A text or file of a sealed LeaveBit isn't an age file. */
  'not-sealed',
  'not-viewable',
  'range-not-satisfiable',
  'locked',
  'too-many-requests',
  'damaged',
  /** An unexpected server error. */
  'internal',
  'unavailable',
  /** The object store that holds files is unavailable. Everything that doesn't need a file's bytes works. */
  'store-unavailable',
  /** After a restore, recipients cannot read anything until an operator ends the recovery. */
  'restoring',
  /** No storage is left for new files on any account. */
  'storage-full',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * Why a request failed, from the caller's perspective. `unreachable`: no response arrived, or the request was abandoned.
 * `unexpected-answer`: the response does not match the contract.
 */
export type RequestFailureCode = ErrorCode | 'unreachable' | 'unexpected-answer';

/** The body of every non-2xx response. Some errors have additional fields. */
export interface ErrorBody {
  /** Human-readable message. */
  message: string;
  /** For programmatic handling. */
  code: ErrorCode;
  /** Validation errors by form field. */
  errors?: { path: string; message: string }[];
}
