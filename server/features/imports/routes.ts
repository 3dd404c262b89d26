import type { Router } from 'express';
import { importCalls } from '#shared/contracts/imports.ts';
import type { Context } from '../../context.ts';
import { importLimits } from '../../limits.ts';
import { createRoutes } from '../../http/routes.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { createExportReader, importsBusy } from './export-reader.ts';
import { receiveExport } from './receive-export.ts';

/** Exports of other programs, read for their owner. Nothing of them is kept. */
export function importRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const readExport = createExportReader();
  let underWay = 0;

  on(
    importCalls.read,
    (req) => activeOwnerId(ctx, req),
    async ({ req, res, caller: userId }) => {
      await ctx.rateLimits.consume('imports', { req, account: userId });
      if (underWay >= importLimits.underWay) throw importsBusy();
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
