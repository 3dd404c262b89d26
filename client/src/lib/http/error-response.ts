import { errorCodes, type ErrorCode, type RequestFailureCode } from '#shared/contracts/errors.ts';
import { parseJson } from './parse-json.ts';

/** An answer that is not 2xx. `text` may be no JSON, such as a proxy's error page. */
export interface ErrorResponse {
  status: number;
  text: string;
}

/** The reason of a refusal. All other code decides by this, and none by a status. */
export function parseErrorCode({ status, text }: ErrorResponse): RequestFailureCode {
  const { code } = (parseJson(text) ?? {}) as { code?: unknown };
  return isErrorCode(code) ? code : codeOfStatus(status);
}

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((known) => known === code);

/**
 * The reason of an answer without a code. It answers a HEAD, which has no body, or something between the server and
 * us refused.
 */
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
