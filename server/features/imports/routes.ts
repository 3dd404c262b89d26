import type { Router } from 'express';
import { importEndpoints } from '#shared/contracts/imports.ts';
import type { Context } from '../../context.ts';
import { importLimits } from '../../limits.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { createExportParser, importsBusyError } from './export-parser.ts';
import { receiveExport } from './receive-export.ts';

/** Parses exports from other password managers for the owner. Nothing is stored. */
export function importRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const readExport = createExportParser();
  let underWay = 0;

  on(
    importEndpoints.read,
    (req) => requireActiveOwnerId(ctx, req),
    async ({ req, res, caller: userId }) => {
      await ctx.rateLimits.consume('imports', { req, account: userId });
      if (underWay >= importLimits.underWay) throw importsBusyError();
      underWay += 1;
      try {
        const found = await readExport(await receiveExport(req, res));
        await ctx.rateLimits.grant('importedDraft', { account: userId, points: found.drafts.length });
        return found;
      } finally {
        underWay -= 1;
      }
    },
  );

  return router;
}
