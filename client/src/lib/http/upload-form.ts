import type { z } from 'zod/mini';
import { fillPath, type AnswerOf, type Call, type Place } from '#shared/contracts/call.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { ApiError } from './api-error.ts';
import { CSRF_HEADER, csrfToken, renewCsrfToken } from './csrf.ts';
import { beginUpload } from './upload-activity.ts';
import { parseJson } from './parse-json.ts';
import { refusalCode, type Refused } from './refusal.ts';
import { uploadRefusal } from './upload-refusal.ts';

const STALL_FROM = 0.95;

interface UploadOptions {
  /** The share of the request's bytes that was sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal;
}

type FormCall = Call & { form: z.ZodMiniType; answer: z.ZodMiniType };

/** Sends a form with files and reports its progress, which fetch cannot do. @throws ApiError */
export async function uploadForm<C extends FormCall>(
  what: C,
  { body, onProgress, signal, ...place }: Place<C> & UploadOptions & { body: FormData },
): Promise<AnswerOf<C>> {
  const path = fillPath(what, place);
  const answer = await sendCounted(path, what.method, body, { onProgress, signal });
  if (answer.status < 200 || answer.status > 299) throw uploadRefusal(answer);
  const checked = what.answer.safeParse(parseJson(answer.text));
  if (!checked.success) throw new ApiError('unexpected-answer', 'Invalid response format');
  return checked.data as AnswerOf<C>;
}

async function sendCounted(path: string, method: string, formData: FormData, options: UploadOptions) {
  const endUpload = beginUpload();
  try {
    const answer = await send(path, method, formData, await csrfToken(), options);
    if (refusalCode(answer) !== 'csrf') return answer;
    await renewCsrfToken();
    return await send(path, method, formData, await csrfToken(), options);
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
): Promise<Refused> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let stallTimer: number | undefined;
    let hasStalled = false;
    const abort = () => xhr.abort();
    const fail = (message: string) => reject(new ApiError('unreachable', message));

    xhr.open(method.toUpperCase(), path);
    xhr.timeout = limits.uploadTimeoutMinutes * MINUTE_MS;
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
