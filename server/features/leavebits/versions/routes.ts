import type { Request, Router } from 'express';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { versionEndpoints, type LeavebitVersion } from '#shared/contracts/versions.ts';
import type { Context } from '#server/context.ts';
import { createEndpointRouter } from '#server/http/endpoint-router.ts';
import { StreamedJson } from '#server/http/streamed-json.ts';
import { heavyResponseBytes } from '#server/limits.ts';
import { requireActiveOwnerId } from '../../subscriptions/assert-subscription-not-blocked.ts';
import { presentLeavebit } from '../presenter.ts';
import { loadOwnedLeavebit } from '../load-leavebits.ts';
import { updateLeavebit } from '../update-leavebit.ts';
import { loadVersion, loadVersionPage } from './load-versions.ts';

export function versionRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  on(
    versionEndpoints.list,
    activeOwner,
    async ({ res, caller: userId, params: { id }, query: { before } }) => {
      await ctx.heavyResponses.acquire(res, {
        kind: 'list',
        account: userId,
        bytes: heavyResponseBytes.wholeList,
      });
      const { versions, next } = await loadVersionPage(ctx, { userId, id, before });
      if (next !== null) res.set(NEXT_PAGE_HEADER, String(next));
      return new StreamedJson<LeavebitVersion[]>(versions);
    },
  );

  on(versionEndpoints.restore, activeOwner, async ({ req, caller: userId, params: { id, seqno }, body }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const { row } = await loadOwnedLeavebit(ctx, userId, id);
    const version = await loadVersion(ctx, { userId, id, seqno });
    const { description, infoFields, sharingEmails, sharingConfig } = version;
    const added = sharingEmails.filter((email) => !row.sharingEmails.includes(email));
    if (added.length > 0)
      await ctx.rateLimits.consume('shareNotice', { req, account: userId, points: added.length });
    const fields = { description, infoFields, sharingEmails, sharingConfig, deletedFiles: [], ...body };
    return presentLeavebit(
      await updateLeavebit(ctx, {
        userId,
        id,
        fields,
        files: [],
        isWhole: true,
        restores: version,
      }),
    );
  });

  return router;
}
