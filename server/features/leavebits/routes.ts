import { Router, type Request } from 'express';
import { createLeavebitFields, updateLeavebitFields } from '#shared/contracts/leavebits.ts';
import { id as idShape } from '#shared/contracts/fields.ts';
import { shareMultipleBody } from '#shared/contracts/sharing.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { ownerId } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { assertNotBlocked } from '../subscriptions/assert-not-blocked.ts';
import { keepOrRemove, receiveForm } from './receive-form.ts';
import { createLeavebit, prepareLeavebit } from './create-leavebit.ts';
import { deleteLeavebit } from './delete-leavebit.ts';
import { presentLeavebit } from './presenter.ts';
import { readMailStatus, readVerificationStatus } from '../notices/recipient-status.ts';
import { countToTell, shareLeavebits } from './share-leavebits.ts';
import { readLeavebit, readLeavebits } from './read-leavebits.ts';
import { updateLeavebit } from './update-leavebit.ts';

/** An owner's LeaveBits. */
export function leavebitRoutes(ctx: Context): Router {
  const router = Router();

  router.get('/trigger-bytes', async (req, res) => {
    res.json((await readLeavebits(ctx, await activeOwnerId(req))).map(presentLeavebit));
  });

  router.post('/trigger-bytes', async (req, res) => {
    const userId = await activeOwnerId(req);
    const fresh = prepareLeavebit(ctx);
    const files = await receiveForm(ctx, req, res, { userId, dataKey: fresh.dataKey });
    const created = await keepOrRemove(ctx, files, async () => {
      const fields = validate(createLeavebitFields, req.body);
      await ctx.rateLimits.consume('shareNotice', {
        req,
        account: userId,
        points: fields.sharingEmails.length,
      });
      return createLeavebit(ctx, { userId, fresh, fields, files });
    });
    res.status(201).json(presentLeavebit(created));
  });

  router.patch('/trigger-bytes/:id', async (req, res) => {
    const userId = await activeOwnerId(req);
    const { row, dataKey } = await readLeavebit(ctx, userId, leavebitId(req));
    const files = await receiveForm(ctx, req, res, { userId, dataKey });
    const saved = await keepOrRemove(ctx, files, async () => {
      const fields = validate(updateLeavebitFields, req.body);
      const added = (fields.sharingEmails ?? []).filter((email) => !row.sharingEmails.includes(email));
      if (added.length > 0)
        await ctx.rateLimits.consume('shareNotice', { req, account: userId, points: added.length });
      return updateLeavebit(ctx, { userId, id: row.id, fields, files });
    });
    res.json(presentLeavebit(saved));
  });

  router.delete('/trigger-bytes/:id', async (req, res) => {
    await deleteLeavebit(ctx, { userId: await activeOwnerId(req), id: leavebitId(req) });
    res.status(204).end();
  });

  router.get('/verification-status', async (req, res) => {
    res.json(await readVerificationStatus(ctx.db, await activeOwnerId(req)));
  });

  router.get('/mail-status', async (req, res) => {
    res.json(await readMailStatus(ctx.db, await activeOwnerId(req)));
  });

  router.post('/share-multiple', async (req, res) => {
    const userId = await activeOwnerId(req);
    const selection = validate(shareMultipleBody, req.body);
    const points = await countToTell(ctx, userId, selection);
    await ctx.rateLimits.consume('shareNotice', { req, account: userId, points });
    res.json({ told: await shareLeavebits(ctx, userId, selection) });
  });

  /** The signed-in owner, while their subscription is in force. */
  async function activeOwnerId(req: Request): Promise<number> {
    const userId = ownerId(req);
    await assertNotBlocked(ctx, ctx.db, userId);
    return userId;
  }

  return router;
}

/** The id in the path; what is no id names nothing. */
function leavebitId(req: Request): number {
  const parsed = idShape.safeParse(req.params['id']);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
