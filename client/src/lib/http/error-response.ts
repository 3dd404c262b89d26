import { errorCodes, type ErrorCode, type RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { parseJson } from './parse-json.ts';

/** A non-2xx response. `text` may not be JSON, for example if it is a proxy's error page. */
export interface ErrorResponse {
  status: number;
  text: string;
}

/** Extracts the error code from a response. All other code branches on it and never on the status. */
export function parseErrorCode({ status, text }: ErrorResponse): RequestFailureCode {
  const { code } = (parseJson(text) ?? {}) as { code?: unknown };
  return isErrorCode(code) ? code : codeOfStatus(status);
}

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((known) => known === code);

/** The error code for a response without one, which came from an intermediary or had no body because the request was a HEAD. */
function codeOfStatus(status: number): RequestFailureCode {
  if (status >= 500) return 'unavailable';
  switch (status) {
    case 400:
      return 'invalid';
    case 401:
      return 'not-signed-in';
    case 403:
      return 'csrf';
    case 404:
    case 410:
      return 'not-found';
    case 413:
      return 'too-large';
    case 416:
      return 'range-not-satisfiable';
    case 423:
      return 'locked';
    case 429:
      return 'too-many-requests';
    default:
      return 'unexpected-answer';
  }
}
