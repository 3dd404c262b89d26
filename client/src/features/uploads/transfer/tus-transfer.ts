import { DetailedError, Upload } from 'tus-js-client';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import { CSRF_HEADER, getCsrfToken } from '#client/lib/http/csrf.ts';
import { detectRejectedMethod, isMethodOverridden } from '#client/lib/http/method-override.ts';
import type { UploadStep } from '../rules.ts';
import { TransferConnectionError, TransferRejectedError } from './transfer.ts';
import type { FileTransfer } from './transfer.ts';

/**
 * Makes one attempt to send a file or the rest of it; retries are up to the caller. Rejects with TransferRejectedError,
 * TransferConnectionError or the signal's reason.
 */
export function attemptTransfer(
  { file, url, metadata, onUrl, onProgress }: FileTransfer,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let step: UploadStep = url === undefined ? 'create' : 'continue';
    const finish = (settle: () => void) => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    const upload = new Upload(file, {
      // With an endpoint, the library would start over if an upload temporarily can't be resumed.
      endpoint: url === undefined ? TUS_PATH : null,
      uploadUrl: url ?? null,
      metadata,
      retryDelays: null,
      overridePatchMethod: isMethodOverridden(),
      // `interrupted-upload.ts` stores everything needed to resume.
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        request.setHeader('Accept', 'application/json');
        if (request.getMethod() !== 'HEAD') request.setHeader(CSRF_HEADER, await getCsrfToken());
        // The library ignores an abort during its preparations.
        signal.throwIfAborted();
      },
      onUploadUrlAvailable: () => {
        if (step === 'create' && upload.url !== null) {
          upload.url = pathOf(upload.url);
          onUrl(upload.url);
        }
        step = 'continue';
      },
      onProgress,
      onSuccess: () => finish(resolve),
      onError: (error) => finish(() => reject(failureOf(error, step))),
    });
    const abort = () => {
      void upload.abort();
      finish(() => reject(signal.reason));
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    upload.start();
  });
}

/** Only the path, because a proxy may have substituted another origin. */
function pathOf(url: string): string {
  return new URL(url, window.location.origin).pathname;
}

function failureOf(error: Error, step: UploadStep): Error {
  const { originalRequest: request, originalResponse } = error instanceof DetailedError ? error : {};
  if (request && originalResponse) {
    const answer = { status: originalResponse.getStatus(), text: originalResponse.getBody() };
    // The next attempt sends another method.
    if (detectRejectedMethod(request.getMethod(), answer))
      return new TransferConnectionError('A proxy rejected the method');
    return new TransferRejectedError(step, answer);
  }
  return new TransferConnectionError('The connection was lost', { cause: error });
}
