import type { Router } from 'express';
import { storageEndpoints } from '#shared/contracts/storage.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { loadStorageUse } from './load-storage-use.ts';

/** How much file storage an owner has and uses. */
export function storageRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  on(storageEndpoints.read, getOwnerId, ({ caller }) => loadStorageUse(ctx, ctx.db, caller));
  return router;
}
