import type { ReadableStream } from 'node:stream/web';
import { Server } from '@tus/server';
import type { Locker } from '@tus/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { limits } from '#shared/domain/limits.ts';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import type { Context } from '../../context.ts';
import { createBodyStream } from './create-body-stream.ts';
import { toDomainError } from './tus-errors.ts';
import { UploadStore } from './upload-store.ts';

/** How long a request that was asked to release its lock has to store what it has received. */
const DRAIN_MS = 500;

/**
 * Handles one tus request of a signed-in user. The library implements the protocol, but its errors are rethrown, so that they are
 * reported like all others.
 */
export async function handleTusRequest(
  ctx: Context,
  req: ExpressRequest,
  res: ExpressResponse,
  { userId, locker }: { userId: number; locker: Locker },
): Promise<void> {
  let failure: unknown;
  const store = new UploadStore(ctx, userId);
  const tus = new Server({
    path: TUS_PATH,
    datastore: store,
    locker,
    maxSize: limits.serverFileBytes,
    relativeLocation: true,
    allowedOrigins: [],
    lockDrainTimeout: DRAIN_MS,
    namingFunction: () => String(ctx.random.id()),
    onResponseError(_req, error) {
      failure = error;
      return undefined;
    },
  });
  res.set('Tus-Resumable', '1.0.0');
  const { body, letGo } = createBodyStream(req);
  try {
    const answer = await tus.handleWeb(asWebRequest(req, res, body));
    if (answer.status >= 400)
      throw toDomainError(store.failure ?? failure, answer.status, await answer.text());
    for (const [name, value] of answer.headers) res.set(name, value);
    res.status(answer.status).end(await answer.text());
  } finally {
    letGo();
  }
}

/** The library relies on `runtime.node` to notice that the client has disconnected. */
function asWebRequest(req: ExpressRequest, res: ExpressResponse, body: ReadableStream): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = req.method === 'POST' || req.method === 'PATCH';
  const request = new Request(new URL(req.originalUrl, 'http://localhost'), {
    method: req.method,
    headers,
    ...(hasBody && { body: body as BodyInit, duplex: 'half' }),
  });
  return Object.assign(request, { runtime: { name: 'node', node: { req, res } } });
}
