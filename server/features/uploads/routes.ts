import type { Request, Response, Router } from 'express';
import { UPLOAD_FILES_FIELDS, uploadEndpoints } from '#shared/contracts/uploads.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter, getRoutePath } from '../../http/endpoint-router.ts';
import { presentLeavebit } from '../leavebits/presenter.ts';
import { findLeavebitForUpload } from '../leavebits/find-leavebit-for-upload.ts';
import { updateLeavebit } from '../leavebits/update-leavebit.ts';
import { assertSubscriptionNotBlocked } from '../subscriptions/assert-subscription-not-blocked.ts';
import { handleTusRequest } from './handle-tus-request.ts';
import { assertNoUploadSession } from './claim-upload-session.ts';
import { removeFilesOnFailure, receiveMultipartForm } from '../leavebits/receive-multipart-form.ts';
import { createUploadLocks } from './upload-locks.ts';

/** Adding files to an existing LeaveBit, either in parts (tus) or in a single form. */
export function uploadRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const locker = createUploadLocks(ctx.pool, ctx.logger);
  /** An upload continues while another tab reloads. Once the owner has left for good, uploads are signed out as well. */
  const uploaderId = (req: Request): number => {
    const { userId, left } = req.session;
    const lastReturn = ctx.clock.now().getTime() - limits.ownerReturnSeconds * 1000;
    const hasLeft = left !== undefined && left.at < lastReturn;
    if (userId === undefined || hasLeft) throw new DomainError('not-signed-in', 'User not authenticated');
    return userId;
  };

  // Both paths accept every method, because it's up to the tus library to reject unsupported ones.
  for (const method of ['post', 'head', 'patch', 'delete', 'options'] as const) {
    for (const call of [uploadEndpoints.create, uploadEndpoints.append]) {
      router[method](getRoutePath(call), async (req, res) => {
        const userId = uploaderId(req);
        // A blocked owner may finish an upload but not start one.
        if (method === 'post') {
          await assertSubscriptionNotBlocked(ctx, ctx.db, userId);
          await ctx.rateLimits.consume('upload', { req, account: userId });
        }
        await handleTusRequest(ctx, req, res, { userId, locker });
      });
    }
  }

  for (const call of [uploadEndpoints.refreshSession, uploadEndpoints.restoreSession] as const) {
    on(call, uploaderId, () => ({ message: 'You’re signed in.' }));
  }

  on(uploadEndpoints.sendFiles, formSender, async ({ req, res, caller: userId, params: { id } }) => {
    const target = await findLeavebitForUpload(ctx, userId, id);
    if (!target) throw notFoundError();
    await assertNoUploadSession(ctx, userId);
    await ctx.rateLimits.consume('save', { req, account: userId });
    const files = await receiveMultipartForm(ctx, req, res, {
      userId,
      dataKey: target.dataKey,
      fileFields: UPLOAD_FILES_FIELDS,
    });
    const saved = await removeFilesOnFailure(ctx, files, async () => {
      if (files.length === 0) throw new DomainError('invalid', 'Please choose at least one file.');
      return updateLeavebit(ctx, { userId, id, fields: { deletedFiles: [] }, files });
    });
    return presentLeavebit(saved);
  });

  async function formSender(req: Request, res: Response): Promise<number> {
    res.locals['errorField'] = true;
    const userId = uploaderId(req);
    await assertSubscriptionNotBlocked(ctx, ctx.db, userId);
    return userId;
  }

  return router;
}
