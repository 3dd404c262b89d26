import { ERRORS } from '@tus/server';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { DomainError } from '../../http/domain-error.ts';
import { tooManyBytesError } from './append-to-upload.ts';
import { offsetMismatchError } from './store-upload-chunks.ts';
import { uploadGoneError } from './load-upload.ts';

/** Translates the tus library's errors into domain errors. Any other error is returned unchanged. */
export function toDomainError(failure: unknown, status: number, text: string): unknown {
  const isOwnWord = failure === undefined || isProtocolError(failure);
  if (!isOwnWord) return failure;
  // A newer request took over the upload. The received bytes are stored, and this sender can continue from there.
  if (failure === ERRORS.ABORTED)
    return new DomainError('locked', 'A newer request took over this upload. Please try again in a moment.');
  switch (status) {
    case 404:
    case 410:
      return uploadGoneError();
    case 409:
      return offsetMismatchError();
    case 413:
      return failure === ERRORS.ERR_MAX_SIZE_EXCEEDED
        ? new DomainError(
            'too-large',
            `A file is larger than ${limits.serverFileBytes / MEGABYTE} MB. We haven’t stored any of it. Please choose a smaller file.`,
          )
        : tooManyBytesError();
    default:
      // Includes the library's 403, which in this API means that the CSRF token must be renewed.
      return new DomainError('invalid', `We couldn’t read the upload: ${text.trim()}`);
  }
}

/** The library throws plain objects for protocol errors. */
function isProtocolError(failure: unknown): boolean {
  return typeof (failure as { status_code?: unknown } | null)?.status_code === 'number';
}
