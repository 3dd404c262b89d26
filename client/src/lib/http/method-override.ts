import { parseJson } from './parse-json.ts';
import type { ErrorResponse } from './error-response.ts';

/** Carries the real method of a POST. See `server/http/method-override.ts`. */
const METHOD_HEADER = 'X-HTTP-Method-Override';

/** Whether a proxy on the way to the server rejects other methods than GET and POST. */
let isOverriding = false;

/** The method to send, and the headers to send it with. */
export function overrideMethod(method: string): { method: string; headers: Record<string, string> } {
  const isOverridden = isOverriding && !/^(get|post|head)$/i.test(method);
  return isOverridden ? { method: 'POST', headers: { [METHOD_HEADER]: method } } : { method, headers: {} };
}

/**
 * Recognizes a proxy that rejected a request for its method: none of our own error responses is without a code. From then on,
 * `overrideMethod` avoids such methods.
 * @returns whether to send the request again
 */
export function detectRejectedMethod(method: string, { status, text }: ErrorResponse): boolean {
  if (isOverriding || !/^(put|patch|delete)$/i.test(method) || ![403, 405, 501].includes(status))
    return false;
  isOverriding = (parseJson(text) as { code?: unknown } | undefined)?.code === undefined;
  return isOverriding;
}

/** Whether tus requests must be sent as POST. */
export const isMethodOverridden = () => isOverriding;
