import type { Request, Router } from 'express';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { versionCalls, type LeavebitVersion } from '#shared/contracts/versions.ts';
import type { Context } from '../../../context.ts';
import { createRoutes } from '../../../http/routes.ts';
import { StreamedJson } from '../../../http/streamed-json.ts';
import { heavyBytes } from '../../../limits.ts';
import { activeOwnerId } from '../../subscriptions/assert-not-blocked.ts';
import { presentLeavebit } from '../presenter.ts';
import { readLeavebit } from '../read-leavebits.ts';
import { updateLeavebit } from '../update-leavebit.ts';
import { readVersion, readVersions } from './read-versions.ts';

/** The earlier states of an owner's LeaveBits. */
export function versionRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const activeOwner = (req: Request) => activeOwnerId(ctx, req);

  on(versionCalls.list, activeOwner, async ({ res, caller: userId, params: { id }, query: { before } }) => {
    await ctx.heavyAnswers.begin(res, { kind: 'list', account: userId, bytes: heavyBytes.wholeList });
    const { versions, next } = await readVersions(ctx, { userId, id, before });
    if (next !== null) res.set(NEXT_PAGE_HEADER, String(next));
    return new StreamedJson<LeavebitVersion[]>(versions);
  });

  on(versionCalls.restore, activeOwner, async ({ req, caller: userId, params: { id, seqno }, body }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const { row } = await readLeavebit(ctx, userId, id);
    const { description, infoFields, sharingEmails, sharingConfig } = await readVersion(ctx, {
      userId,
      id,
      seqno,
    });
    const added = sharingEmails.filter((email) => !row.sharingEmails.includes(email));
    if (added.length > 0)
      await ctx.rateLimits.consume('shareNotice', { req, account: userId, points: added.length });
    const fields = { description, infoFields, sharingEmails, sharingConfig, deletedFiles: [], ...body };
    return presentLeavebit(
      await updateLeavebit(ctx, { userId, id, fields, files: [], isWhole: true, restores: seqno }),
    );
  });

  return router;
}
