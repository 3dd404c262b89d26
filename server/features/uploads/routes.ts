import { Router, type Request } from 'express';
import { id as idShape } from '#shared/contracts/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import { UPLOAD_FILES_FIELDS } from '#shared/contracts/uploads.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFound } from '../../http/domain-error.ts';
import { presentLeavebit } from '../leavebits/presenter.ts';
import { openLeavebitKey } from '../leavebits/open-leavebit-key.ts';
import { updateLeavebit } from '../leavebits/update-leavebit.ts';
import { assertNotBlocked } from '../subscriptions/assert-not-blocked.ts';
import { answerTus } from './answer-tus.ts';
import { assertNoSession } from './claim-session.ts';
import { keepOrRemove, receiveForm } from '../leavebits/receive-form.ts';
import { createUploadLocks } from './upload-locks.ts';

/** How files reach a LeaveBit that exists: in parts (tus), or in one form. */
export function uploadRoutes(ctx: Context): Router {
  const router = Router();
  const locker = createUploadLocks(ctx.pool, ctx.logger);
  /** While another tab reloads, an upload goes on: whoever left for good is signed out for uploads, too. */
  const uploaderId = (req: Request): number => {
    const { userId, left } = req.session;
    const lastReturn = ctx.clock.now().getTime() - limits.ownerReturnSeconds * 1000;
    const hasLeft = left !== undefined && left.at < lastReturn;
    if (userId === undefined || hasLeft) throw new DomainError('not-signed-in', 'User not authenticated');
    return userId;
  };

  for (const method of ['post', 'head', 'patch', 'delete', 'options'] as const) {
    router[method]('/upload/tus{/:id}', async (req, res) => {
      const userId = uploaderId(req);
      // What was begun may be finished.
      if (method === 'post') await assertNotBlocked(ctx, ctx.db, userId);
      await answerTus(ctx, req, res, { userId, locker });
    });
  }

  /** Prolongs the session, as any call does; for an upload that takes longer than a session lasts. */
  router.post(['/upload/refresh-session', '/upload/restore-session'], (req, res) => {
    uploaderId(req);
    res.json({ message: 'You are signed in.' });
  });

  router.post('/upload/files/:id', async (req, res) => {
    res.locals['errorField'] = true;
    const userId = uploaderId(req);
    await assertNotBlocked(ctx, ctx.db, userId);
    const id = leavebitId(req);
    const dataKey = await openLeavebitKey(ctx, userId, id);
    if (!dataKey) throw notFound();
    await assertNoSession(ctx, userId);
    const files = await receiveForm(ctx, req, res, { userId, dataKey, fileFields: UPLOAD_FILES_FIELDS });
    const saved = await keepOrRemove(ctx, files, async () => {
      if (files.length === 0) throw new DomainError('invalid', 'Please choose at least one file.');
      return updateLeavebit(ctx, { userId, id, fields: { deletedFiles: [] }, files });
    });
    res.json(presentLeavebit(saved));
  });

  return router;
}

/** The id in the path; what is no id names nothing. */
function leavebitId(req: Request): number {
  const parsed = idShape.safeParse(req.params['id']);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
