import type { Router } from 'express';
import { storageCalls } from '#shared/contracts/storage.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { readStorage } from './read-storage.ts';

/** How much room an owner's files have. */
export function storageRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  on(storageCalls.read, ownerId, ({ caller }) => readStorage(ctx, ctx.db, caller));
  return router;
}
