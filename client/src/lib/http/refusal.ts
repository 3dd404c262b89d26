import { errorCodes, type ErrorCode, type FailureCode } from '#shared/contracts/errors.ts';
import { parseJson } from './parse-json.ts';

/** An answer that is not 2xx. `text` may be no JSON: a proxy's error page, for example. */
export interface Refused {
  status: number;
  text: string;
}

/** Why an answer is a refusal. All other code decides by this, and none by a status. */
export function refusalCode({ status, text }: Refused): FailureCode {
  const { code } = (parseJson(text) ?? {}) as { code?: unknown };
  return isErrorCode(code) ? code : codeOfStatus(status);
}

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((known) => known === code);

/** An answer without a code: it is to a HEAD, which has no body, or something between the server and us has refused. */
function codeOfStatus(status: number): FailureCode {
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
