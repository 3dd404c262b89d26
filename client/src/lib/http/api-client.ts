import type { z } from 'zod/mini';
import {
  buildUntypedPath,
  type EndpointResponse,
  type Endpoint,
  type EndpointPathArgs,
  type SchemaInput,
} from '#shared/contracts/schema/endpoint.ts';
import type { ErrorBody } from '#shared/contracts/schema/errors.ts';
import { ApiError, NETWORK_ERROR_MESSAGE, SESSION_ERROR_MESSAGE } from './api-error.ts';
import { trackRequest } from './connection.ts';
import { CSRF_HEADER, getCsrfToken, renewCsrfToken } from './csrf.ts';
import { detectRejectedMethod, overrideMethod } from './method-override.ts';
import { parseJson, parseResponse } from './parse-json.ts';
import { parseErrorCode } from './error-response.ts';
import { recordServerDate } from './server-clock.ts';
import { recordServiceRestoring } from './service-restore.ts';
import { reportSessionLost } from './session-loss.ts';

export { ApiError, getErrorCode, getErrorMessage } from './api-error.ts';

interface Extras {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Receives the headers of a successful response. */
  onHeaders?: (headers: Headers) => void;
}
type Body<C extends Endpoint> = C extends { body: infer S }
  ? { body: SchemaInput<S> }
  : C extends { form: infer S }
    ? { body: FormData | SchemaInput<S> }
    : unknown;
type Options<C extends Endpoint> = EndpointPathArgs<C> & Body<C>;
type OptionsOf<C extends Endpoint> =
  unknown extends Options<C> ? [options?: Extras] : [options: Options<C> & Extras];

/**
 * Sends a request to our server. FormData bodies are sent unchanged, all others as JSON. Resolves with the response in the
 * contract's type. An endpoint without a JSON response resolves on a success status, without reading the body.
 * @throws ApiError
 */
export async function callEndpoint<C extends Endpoint>(
  what: C,
  ...[options]: OptionsOf<C>
): Promise<EndpointResponse<C>> {
  const { body, headers, signal, onHeaders, ...place } = (options ?? {}) as Extras & { body?: unknown };
  const request: Request = {
    method: what.method.toUpperCase(),
    path: buildUntypedPath(what, place),
    body,
    headers,
    signal,
    onHeaders,
    leavesBody: what.answer === undefined,
  };
  let answer = await send(request);
  // Another tab may have used up the rate limit. The server says when to retry.
  for (let more = 0; more < READ_RETRIES && isSoonDue(request, answer); more += 1) {
    await wait(answer.retryAfterSeconds! * 1000, signal);
    answer = await send(request);
  }
  // A rejected request changed nothing, so retry once. The usual cause is a token from before a sign-in.
  if (!answer.isOk && request.method !== 'GET' && parseErrorCode(answer) === 'csrf') {
    await renewCsrfToken();
    answer = await send(request);
  }
  if (detectRejectedMethod(request.method, answer)) answer = await send(request);
  if (!answer.isOk) throw refusal(what, answer);
  if (request.leavesBody) return undefined as EndpointResponse<C>;
  return readAnswer(what, await parseResponse(answer.text)) as EndpointResponse<C>;
}

const READ_RETRIES = 3;
/** The longest wait for a silent retry. If the server asks for more, the user sees the error. */
const LONGEST_WAIT_SECONDS = 5;

const isSoonDue = ({ method }: Request, { status, retryAfterSeconds }: Answer) =>
  method === 'GET' &&
  status === 429 &&
  retryAfterSeconds !== null &&
  retryAfterSeconds <= LONGEST_WAIT_SECONDS;

/** Resolves early if the caller aborts, which the next request then reports. */
const wait = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

interface Request extends Extras {
  method: string;
  path: string;
  body: unknown;
  /** Skips reading the body, because a success status is enough. */
  leavesBody: boolean;
}

interface Answer {
  status: number;
  isOk: boolean;
  text: string;
  /** Null unless the response says when to retry. */
  retryAfterSeconds: number | null;
}

async function send({
  method,
  path,
  body,
  signal,
  onHeaders,
  leavesBody,
  ...request
}: Request): Promise<Answer> {
  const sentAs = overrideMethod(method);
  const headers = new Headers({ Accept: 'application/json', ...request.headers, ...sentAs.headers });
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  // Get the token before reads as well. Otherwise parallel first responses would each set their own token, with a mutation
  // possibly sent in between.
  const token = await getCsrfToken();
  if (method !== 'GET') headers.set(CSRF_HEADER, token);
  try {
    return await trackRequest(async () => {
      const sent = isForm ? body : JSON.stringify(body);
      const init = {
        method: sentAs.method,
        headers,
        body: sent,
        credentials: 'same-origin',
        signal,
      } as const;
      const answer = await fetch(path, init);
      recordServerDate(answer.headers.get('Date'));
      if (answer.ok && leavesBody) {
        await answer.body?.cancel();
        return { status: answer.status, isOk: true, text: '', retryAfterSeconds: null };
      }
      // Tracking includes reading the body, which may break off or be aborted by the caller.
      if (answer.ok) onHeaders?.(answer.headers);
      const retryAfter = answer.headers.get('Retry-After');
      return {
        status: answer.status,
        isOk: answer.ok,
        text: await answer.text(),
        retryAfterSeconds: retryAfter === null ? null : Number(retryAfter),
      };
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', NETWORK_ERROR_MESSAGE);
  }
}

function refusal(what: Endpoint, answer: Answer): ApiError {
  const code = parseErrorCode(answer);
  if (code === 'not-signed-in' && !what.isForGuests) {
    reportSessionLost();
    return new ApiError(code, SESSION_ERROR_MESSAGE);
  }
  const body = parseJson(answer.text);
  if (code === 'restoring') recordServiceRestoring(body);
  const known = isErrorBody(body) ? body : undefined;
  return new ApiError(code, known?.message || null, known?.errors, body, answer.retryAfterSeconds);
}

/** Validates the response against the contract's schema if it is available at run time. */
function readAnswer({ method, path, answer: shape }: Endpoint, body: unknown): unknown {
  if (shape === undefined || 'isTypeOnly' in shape) return body;
  const checked = (shape satisfies z.ZodMiniType).safeParse(body);
  if (checked.success) return checked.data;
  console.error(`${method} ${path}: unexpected answer`, checked.error);
  throw new ApiError('unexpected-answer', null);
}

/** Validates by hand, because zod would be a tenth of the script that a first visit loads. */
function isErrorBody(body: unknown): body is Pick<ErrorBody, 'message' | 'errors'> {
  const { message, errors = [] } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
  return typeof message === 'string' && Array.isArray(errors) && errors.every(isFieldProblem);
}

function isFieldProblem(problem: unknown): boolean {
  const { path, message } = (problem ?? {}) as { path?: unknown; message?: unknown };
  return typeof path === 'string' && typeof message === 'string';
}
