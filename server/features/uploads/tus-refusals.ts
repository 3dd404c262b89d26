import { ERRORS } from '@tus/server';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { DomainError, type ErrorCode } from '../../http/domain-error.ts';
import { movedElsewhere } from './append-to-upload.ts';
import { uploadGone } from './open-upload.ts';

/** What the tus library itself refuses, in our words; anything else it was given to pass on is returned as it is. */
export function toRefusal(failure: unknown, status: number, text: string): unknown {
  const isOwnWord = failure === undefined || isProtocolError(failure);
  if (!isOwnWord) return failure;
  // A newer request asked for the upload: what came so far is kept, and this sender may go on from there.
  if (failure === ERRORS.ABORTED)
    return new DomainError('locked', 'This upload was broken off for another. Please try again in a moment.');
  switch (status) {
    case 404:
    case 410:
      return uploadGone();
    case 409:
      return movedElsewhere();
    case 413:
      return new DomainError(
        'too-large',
        `A file is larger than ${limits.serverFileBytes / MEGABYTE} MB, or than it was said to be. Nothing of it was kept.`,
      );
    default:
      return new DomainError(codeOf(status), `The upload was not understood: ${text.trim()}`);
  }
}

/** The library throws plain objects for what its protocol refuses. */
function isProtocolError(failure: unknown): boolean {
  return typeof (failure as { status_code?: unknown } | null)?.status_code === 'number';
}

const codeOf = (status: number): ErrorCode => (status === 403 ? 'forbidden' : 'invalid');
