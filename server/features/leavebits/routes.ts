import type { Request, Router } from 'express';
import {
  createLeavebitFields,
  leavebitCalls,
  updateLeavebitFields,
  type Leavebit,
} from '#shared/contracts/leavebits.ts';
import { sharingCalls } from '#shared/contracts/sharing.ts';
import { sharingNewsCalls } from '#shared/contracts/sharing-news.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import { validate } from '../../http/validate.ts';
import { heavyBytes } from '../../limits.ts';
import { assertEstateNotOpen } from '../access/estate-hold.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { keepOrRemove, receiveForm } from './receive-form.ts';
import { createLeavebit, prepareLeavebit } from './create-leavebit.ts';
import { deleteLeavebit } from './delete-leavebit.ts';
import { presentAll, presentLeavebit } from './presenter.ts';
import { readMailStatus, readVerificationStatus } from '../notices/recipient-status.ts';
import { countToTell, shareLeavebits } from './sharing/share-leavebits.ts';
import { remindRecipient } from './sharing/remind-recipient.ts';
import { readSharingUndo, undoSharing } from './news/undo-sharing.ts';
import { readLeavebit, readLeavebits } from './read-leavebits.ts';
import { updateLeavebit } from './update-leavebit.ts';

/** An owner's LeaveBits. */
export function leavebitRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const activeOwner = (req: Request) => activeOwnerId(ctx, req);

  on(leavebitCalls.list, activeOwner, async ({ res, caller: userId }) => {
    await ctx.heavyAnswers.begin(res, { kind: 'list', account: userId, bytes: heavyBytes.pagedList });
    return new StreamedJson<Leavebit[]>(presentAll(readLeavebits(ctx, userId)));
  });

  on(leavebitCalls.create, activeOwner, async ({ req, res, caller: userId }) => {
    await ctx.rateLimits.consume('save', { req, account: userId, orGranted: 'importedDraft' });
    // Before the files arrive. The save looks again.
    await assertEstateNotOpen(ctx.db, userId);
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
    return presentLeavebit(created);
  });

  on(leavebitCalls.update, activeOwner, async ({ req, res, caller: userId, params }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const { row, dataKey } = await readLeavebit(ctx, userId, params.id);
    await assertEstateNotOpen(ctx.db, userId);
    const files = await receiveForm(ctx, req, res, { userId, dataKey });
    const saved = await keepOrRemove(ctx, files, async () => {
      const fields = validate(updateLeavebitFields, req.body);
      const added = (fields.sharingEmails ?? []).filter((email) => !row.sharingEmails.includes(email));
      if (added.length > 0)
        await ctx.rateLimits.consume('shareNotice', { req, account: userId, points: added.length });
      return updateLeavebit(ctx, { userId, id: row.id, fields, files });
    });
    return presentLeavebit(saved);
  });

  on(leavebitCalls.remove, activeOwner, async ({ req, caller: userId, params }) => {
    await ctx.rateLimits.consume('trash', { req, account: userId });
    await deleteLeavebit(ctx, { userId, id: params.id });
  });

  on(sharingCalls.verificationStatus, activeOwner, ({ caller }) => readVerificationStatus(ctx.db, caller));

  on(sharingCalls.mailStatus, activeOwner, ({ caller }) => readMailStatus(ctx.db, caller));

  on(sharingCalls.shareMultiple, activeOwner, async ({ req, caller: userId, body: selection }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const points = await countToTell(ctx, userId, selection);
    await ctx.rateLimits.consume('shareNotice', { req, account: userId, points });
    return { told: await shareLeavebits(ctx, userId, selection) };
  });

  on(sharingCalls.remind, activeOwner, async ({ req, caller: userId, params }) => {
    await ctx.rateLimits.consume('shareNotice', { req, account: userId });
    await remindRecipient(ctx, userId, params.encodedEmail);
  });

  // The limit is only for guesses. A real link always works.
  const limited = async <T>(req: Request, act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } catch (error) {
      if (error instanceof DomainError && error.details['reason'] === 'unknown')
        await ctx.rateLimits.consume('reportLink', { req, account: 'unknown' });
      throw error;
    }
  };

  on(sharingNewsCalls.readSharingUndo, ({ req, body: { undoToken } }) =>
    limited(req, readSharingUndo(ctx, undoToken)),
  );

  on(sharingNewsCalls.undoSharing, async ({ req, body: { undoToken } }) => {
    await limited(req, undoSharing(ctx, undoToken));
    return { message: 'What was taken is given back.' };
  });

  return router;
}
