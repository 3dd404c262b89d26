import type { ErrorRequestHandler, RequestHandler } from 'express';
import multer from 'multer';
import type { ErrorBody, ErrorCode } from '#shared/contracts/schema/errors.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { ObjectStoreUnavailableError } from '../adapters/object-store.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { DomainError } from './domain-error.ts';
import { detachSession } from './session.ts';

/** The only mapping from codes to statuses. */
const statusOf = {
  invalid: 400,
  'wrong-code': 400,
  'wrong-credentials': 401,
  'not-signed-in': 401,
  'email-session-expired': 401,
  'subscription-blocked': 402,
  csrf: 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'estate-open': 409,
  'upload-in-progress': 409,
  offset: 409,
  'too-large': 413,
  'not-sealed': 400,
  'not-viewable': 415,
  'range-not-satisfiable': 416,
  locked: 423,
  'too-many-requests': 429,
  damaged: 500,
  internal: 500,
  unavailable: 503,
  'store-unavailable': 503,
  restoring: 503,
  'storage-full': 507,
} satisfies Record<ErrorCode, number>;

/** The final error handler, which maps every error to a response. Unexpected causes appear only in the log. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const known = toDomainError(error);
  const refusal = known ?? unexpected();
  // A DomainError is an expected outcome, and logged by whatever code can act on its cause.
  const isOutage = known?.code === 'unavailable' || known?.code === 'store-unavailable';
  if (!known || (isOutage && known !== error)) req.log.error({ err: error }, 'request failed');
  if (res.headersSent) {
    // Part of the response has already been sent, so only a broken connection can signal that it is incomplete.
    res.destroy();
    return;
  }
  // Extending the session would mean waiting for the database again.
  if (refusal.code === 'unavailable') detachSession(req);
  res.removeHeader('Content-Disposition');
  res.removeHeader('ETag');
  res.removeHeader('Content-Type');
  if (refusal.retryAfterSeconds !== undefined) res.set('Retry-After', String(refusal.retryAfterSeconds));
  res.status(statusOf[refusal.code]).json({
    message: refusal.message,
    code: refusal.code,
    ...(res.locals['errorField'] === true && { error: refusal.message }),
    ...refusal.details,
  } satisfies ErrorBody);
};

const unexpected = () =>
  new DomainError(
    'internal',
    'Something went wrong on our side. Nothing was changed. Please try again in a moment.',
  );

export const notFoundHandler: RequestHandler = () => {
  throw new DomainError('not-found', 'There’s nothing at this address.');
};

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof multer.MulterError) return fromMulter(error);
  if (!(error instanceof Error)) return null;
  const { code, type, status } = error as Error & { code?: unknown; type?: unknown; status?: unknown };
  if (code === 'EBADCSRFTOKEN') {
    return new DomainError('csrf', 'This page is out of date. Please reload it and try again.');
  }
  if (type === 'entity.too.large')
    return new DomainError('too-large', 'The request is too large. Please send less at once.');
  if (type === 'entity.parse.failed') return new DomainError('invalid', 'The request isn’t valid JSON.');
  if (
    /^Request (aborted|closed)|^Unexpected end of form|^Multipart: |^Malformed |^Unsupported content type/.test(
      error.message,
    )
  ) {
    return new DomainError('invalid', 'The upload was interrupted. Nothing was saved. Please try again.');
  }
  if (error instanceof ObjectStoreUnavailableError) {
    return new DomainError(
      'store-unavailable',
      'We can’t reach our file storage right now. Everything you’ve saved is safe, and all that isn’t a file still works. Please try again in a few minutes.',
      { retryAfterSeconds: 30 },
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new DomainError(
      'unavailable',
      'We can’t reach your data right now. Please try again in a minute.',
      {
        retryAfterSeconds: 30,
      },
    );
  }
  // body-parser, express and busboy set a 4xx status on client errors.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new DomainError(
      status === 404 ? 'not-found' : 'invalid',
      'We couldn’t read the request. Please reload the page and try again.',
    );
  }
  return null;
}

function fromMulter(error: multer.MulterError): DomainError {
  switch (error.code) {
    case 'LIMIT_FILE_COUNT':
      return new DomainError('invalid', `Maximum ${limits.filesPerSave} files allowed per upload`);
    case 'LIMIT_FILE_SIZE':
      return new DomainError(
        'too-large',
        `A file is larger than ${limits.serverFileBytes / MEGABYTE} MB. Nothing was saved. Please choose a smaller file.`,
      );
    case 'LIMIT_FIELD_VALUE':
      return new DomainError('too-large', 'The text is too long. Nothing was saved. Please shorten it.');
    default:
      return new DomainError('invalid', 'We couldn’t read the upload. Nothing was saved. Please try again.');
  }
}
