import type { z } from 'zod/mini';
import {
  buildUntypedPath,
  type EndpointResponse,
  type Endpoint,
  type EndpointPathArgs,
} from '#shared/contracts/schema/endpoint.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { ApiError } from './api-error.ts';
import { CSRF_HEADER, getCsrfToken, renewCsrfToken } from './csrf.ts';
import { detectRejectedMethod, overrideMethod } from './method-override.ts';
import { startUploadActivity } from './upload-activity.ts';
import { parseResponse } from './parse-json.ts';
import { parseErrorCode, type ErrorResponse } from './error-response.ts';
import { createUploadError } from './upload-error.ts';

const STALL_FROM = 0.95;

interface UploadOptions {
  /** Reports the fraction of the request's bytes sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal;
}

type FormCall = Endpoint & { form: z.ZodMiniType; answer: z.ZodMiniType };

/** Sends a form with files and reports the upload progress, which `fetch` can't do. @throws ApiError */
export async function uploadForm<C extends FormCall>(
  what: C,
  { body, onProgress, signal, ...place }: EndpointPathArgs<C> & UploadOptions & { body: FormData },
): Promise<EndpointResponse<C>> {
  const path = buildUntypedPath(what, place);
  const answer = await sendCounted(path, what.method, body, { onProgress, signal });
  if (answer.status < 200 || answer.status > 299) throw createUploadError(answer);
  const checked = what.answer.safeParse(await parseResponse(answer.text));
  if (!checked.success) throw new ApiError('unexpected-answer', 'Invalid response format');
  return checked.data as EndpointResponse<C>;
}

async function sendCounted(path: string, method: string, formData: FormData, options: UploadOptions) {
  const endUpload = startUploadActivity();
  try {
    const answer = await send(path, method, formData, await getCsrfToken(), options);
    const isRejectedMethod = detectRejectedMethod(method, answer);
    if (!isRejectedMethod && parseErrorCode(answer) !== 'csrf') return answer;
    if (!isRejectedMethod) await renewCsrfToken();
    return await send(path, method, formData, await getCsrfToken(), options);
  } finally {
    endUpload();
  }
}

function send(
  path: string,
  method: string,
  formData: FormData,
  token: string,
  { onProgress, signal }: UploadOptions,
): Promise<ErrorResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let stallTimer: number | undefined;
    let hasStalled = false;
    const abort = () => xhr.abort();
    const fail = (message: string) => reject(new ApiError('unreachable', message));

    const sentAs = overrideMethod(method.toUpperCase());
    xhr.open(sentAs.method, path);
    xhr.timeout = limits.uploadTimeoutMinutes * MINUTE_MS;
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader(CSRF_HEADER, token);
    for (const [name, value] of Object.entries(sentAs.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      const fraction = total > 0 ? loaded / total : 0;
      onProgress?.(fraction);
      clearTimeout(stallTimer);
      if (fraction < STALL_FROM) return;
      stallTimer = window.setTimeout(() => {
        hasStalled = true;
        xhr.abort();
      }, limits.uploadStallSeconds * SECOND_MS);
    };
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => fail('Upload failed due to network error');
    xhr.ontimeout = () => fail('Upload timed out');
    xhr.onabort = () => fail(hasStalled ? 'Upload timed out during server processing' : 'Upload was aborted');
    xhr.onloadend = () => {
      clearTimeout(stallTimer);
      signal?.removeEventListener('abort', abort);
    };
    if (signal?.aborted) return fail('Upload was aborted');
    signal?.addEventListener('abort', abort);
    xhr.send(formData);
  });
}
