import type { z } from 'zod';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { ApiError } from './api-error.ts';
import { CSRF_HEADER, csrfToken, renewCsrfToken } from './csrf.ts';
import { beginUpload } from '../upload-activity.ts';
import { parseJson, uploadRefusal } from './upload-refusal.ts';

const TIMEOUT_MS = 5 * MINUTE_MS;
const STALL_FROM = 0.95;
const STALL_MS = 30 * SECOND_MS;

export interface UploadOptions<T> {
  /** Share of the request's bytes sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  schema?: z.ZodType<T>;
}

/** Sends a form with files, telling its progress (fetch cannot). Throws ApiError; `status` 0 when no answer came. */
export async function uploadForm<T = unknown>(
  path: string,
  method: 'POST' | 'PATCH',
  formData: FormData,
  options: UploadOptions<T> = {},
): Promise<T> {
  const answer = await sendCounted(path, method, formData, options);
  if (answer.status < 200 || answer.status > 299) throw uploadRefusal(path, answer);
  const body = parseJson(answer.text);
  if (body === undefined) throw new ApiError(answer.status, 'Invalid response format');
  const checked = options.schema?.safeParse(body);
  if (checked && !checked.success) throw new ApiError(answer.status, 'Invalid response format');
  return checked ? checked.data : (body as T);
}

async function sendCounted<T>(path: string, method: string, formData: FormData, options: UploadOptions<T>) {
  const endUpload = beginUpload();
  try {
    const answer = await send(path, method, formData, await csrfToken(), options);
    if (answer.status !== 403) return answer;
    await renewCsrfToken();
    return await send(path, method, formData, await csrfToken(), options);
  } finally {
    endUpload();
  }
}

interface Answer {
  status: number;
  text: string;
}

function send<T>(
  path: string,
  method: string,
  formData: FormData,
  token: string,
  { onProgress, signal }: UploadOptions<T>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let stallTimer: number | undefined;
    let hasStalled = false;
    const abort = () => xhr.abort();
    const fail = (message: string) => reject(new ApiError(0, message));

    xhr.open(method, path);
    xhr.timeout = TIMEOUT_MS;
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader(CSRF_HEADER, token);
    xhr.upload.onprogress = ({ loaded, total }) => {
      const fraction = total > 0 ? loaded / total : 0;
      onProgress?.(fraction);
      clearTimeout(stallTimer);
      if (fraction < STALL_FROM) return;
      stallTimer = window.setTimeout(() => {
        hasStalled = true;
        xhr.abort();
      }, STALL_MS);
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
