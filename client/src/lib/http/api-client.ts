import type { z } from 'zod';
import type { ErrorBody } from '#shared/contracts/errors.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/headers.ts';
import { ApiError, GENERIC_MESSAGE, NETWORK_MESSAGE, SESSION_ERROR_MESSAGE } from './api-error.ts';
import { watchCall } from './connection.ts';
import { CSRF_HEADER, csrfToken, renewCsrfToken } from './csrf.ts';
import { concernsOwnerSession, reportSessionLost } from './session-loss.ts';

export { ApiError, GENERIC_MESSAGE, messageOf } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiRequestOptions<T> {
  /** Sent as JSON, or as it is when it is a FormData. */
  body?: unknown;
  /** Checks and shapes the answer. */
  schema?: z.ZodType<T>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A good answer is all that is asked for: what it would bring is not fetched. */
  leavesBody?: boolean;
}

/** One call to our server. Resolves with the answer (undefined for 204), throws ApiError otherwise. */
export async function apiRequest<T = unknown>(
  method: Method,
  path: string,
  options: ApiRequestOptions<T> = {},
): Promise<T> {
  let answer = await send(method, path, options);
  // A refused call changed nothing, and the usual reason for 403 is a token from before a sign-in: try once more.
  if (answer.status === 403 && method !== 'GET') {
    await renewCsrfToken();
    answer = await send(method, path, options);
  }
  if (!answer.isOk) throw refusal(answer, path, options.headers);
  if (answer.status === 204 || options.leavesBody) return undefined as T;
  const body = parse(answer.text);
  if (!options.schema) return body as T;
  const checked = options.schema.safeParse(body);
  if (checked.success) return checked.data;
  console.error(`${method} ${path}: unexpected answer`, checked.error);
  throw new ApiError(answer.status, GENERIC_MESSAGE);
}

interface Answer {
  status: number;
  isOk: boolean;
  text: string;
}

async function send(method: Method, path: string, options: ApiRequestOptions<unknown>): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/json', ...options.headers });
  const isForm = options.body instanceof FormData;
  if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  // Before reads, too: of several first answers each would bring a token of its own, and a change could go out between.
  const token = await csrfToken();
  if (method !== 'GET') headers.set(CSRF_HEADER, token);
  const body = isForm ? (options.body as FormData) : JSON.stringify(options.body);
  try {
    return await watchCall(async () => {
      const init = { method, headers, body, credentials: 'same-origin', signal: options.signal } as const;
      const answer = await fetch(path, init);
      if (answer.ok && options.leavesBody) {
        await answer.body?.cancel();
        return { status: answer.status, isOk: true, text: '' };
      }
      // The body too: it can break off, or be given up by the caller, like the call itself.
      return { status: answer.status, isOk: answer.ok, text: await answer.text() };
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, NETWORK_MESSAGE);
  }
}

function refusal({ status, text }: Answer, path: string, headers?: Record<string, string>): ApiError {
  const hasEmailSession = new Headers(headers).has(EMAIL_SESSION_HEADER);
  if (status === 401 && concernsOwnerSession(path, hasEmailSession)) {
    reportSessionLost(path);
    return new ApiError(401, SESSION_ERROR_MESSAGE);
  }
  const body = parse(text);
  const known = isErrorBody(body) ? body : undefined;
  return new ApiError(status, known?.message || GENERIC_MESSAGE, known?.errors, body);
}

/** Checked by hand: zod would be a fifth of the script that a first visit loads. */
function isErrorBody(body: unknown): body is ErrorBody {
  const { message, errors = [] } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
  return typeof message === 'string' && Array.isArray(errors) && errors.every(isFieldProblem);
}

function isFieldProblem(problem: unknown): boolean {
  const { path, message } = (problem ?? {}) as { path?: unknown; message?: unknown };
  return typeof path === 'string' && typeof message === 'string';
}

/** The body, or undefined when there is none or it is not JSON (a proxy's error page, say). */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
