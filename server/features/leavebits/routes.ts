import type { Request, Router } from 'express';
import {
  createLeavebitSchema,
  leavebitEndpoints,
  updateLeavebitSchema,
  type Leavebit,
} from '#shared/contracts/leavebits.ts';
import { addressChangeEndpoints } from '#shared/contracts/address-change.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import { sharingUndoEndpoints } from '#shared/contracts/undo-links.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { limitUnknownLinks } from '../../http/limits/limit-unknown-links.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import { parseInput } from '../../http/parse-input.ts';
import { heavyResponseBytes } from '../../limits.ts';
import { assertEstateNotOpen } from '../access/report-in-force.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { removeFilesOnFailure, receiveMultipartForm } from './receive-multipart-form.ts';
import { createLeavebit, createLeavebitKey } from './create-leavebit.ts';
import { moveLeavebitToTrash } from './move-leavebit-to-trash.ts';
import { presentLeavebits, presentLeavebit } from './presenter.ts';
import { loadMailStatus, loadVerificationStatus } from '../notices/recipient-status.ts';
import { countSelectionRecipients, shareLeavebits } from './sharing/share-leavebits.ts';
import { changeRecipientAddress } from './sharing/change-recipient-address.ts';
import { remindRecipient } from './sharing/remind-recipient.ts';
import { previewSharingUndo, undoSharingChanges } from './change-digest/undo-sharing.ts';
import { loadOwnedLeavebit, streamOwnedLeavebits } from './load-leavebits.ts';
import { updateLeavebit } from './update-leavebit.ts';

export function leavebitRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  on(leavebitEndpoints.list, activeOwner, async ({ res, caller: userId }) => {
    await ctx.heavyResponses.acquire(res, {
      kind: 'list',
      account: userId,
      bytes: heavyResponseBytes.pagedList,
    });
    return new StreamedJson<Leavebit[]>(presentLeavebits(streamOwnedLeavebits(ctx, userId)));
  });

  on(leavebitEndpoints.create, activeOwner, async ({ req, res, caller: userId }) => {
    await ctx.rateLimits.consume('save', { req, account: userId, orGranted: 'importedDraft' });
    // Fails early, before the upload. The save checks again.
    await assertEstateNotOpen(ctx.db, userId);
    const fresh = createLeavebitKey(ctx);
    const files = await receiveMultipartForm(ctx, req, res, { userId, dataKey: fresh.dataKey });
    const created = await removeFilesOnFailure(ctx, files, async () => {
      const fields = parseInput(createLeavebitSchema, req.body);
      await ctx.rateLimits.consume('shareNotice', {
        req,
        account: userId,
        points: fields.sharingEmails.length,
      });
      return createLeavebit(ctx, { userId, fresh, fields, files });
    });
    return presentLeavebit(created);
  });

  on(leavebitEndpoints.update, activeOwner, async ({ req, res, caller: userId, params }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const { row, dataKey } = await loadOwnedLeavebit(ctx, userId, params.id);
    await assertEstateNotOpen(ctx.db, userId);
    const files = await receiveMultipartForm(ctx, req, res, { userId, dataKey });
    const saved = await removeFilesOnFailure(ctx, files, async () => {
      const fields = parseInput(updateLeavebitSchema, req.body);
      const added = (fields.sharingEmails ?? []).filter((email) => !row.sharingEmails.includes(email));
      if (added.length > 0)
        await ctx.rateLimits.consume('shareNotice', { req, account: userId, points: added.length });
      return updateLeavebit(ctx, { userId, id: row.id, fields, files });
    });
    return presentLeavebit(saved);
  });

  on(leavebitEndpoints.remove, activeOwner, async ({ req, caller: userId, params }) => {
    await ctx.rateLimits.consume('trash', { req, account: userId });
    await moveLeavebitToTrash(ctx, { userId, id: params.id });
  });

  on(sharingEndpoints.verificationStatus, activeOwner, ({ caller }) =>
    loadVerificationStatus(ctx.db, caller),
  );

  on(sharingEndpoints.mailStatus, activeOwner, ({ caller }) => loadMailStatus(ctx.db, caller));

  on(sharingEndpoints.shareMultiple, activeOwner, async ({ req, caller: userId, body: selection }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const points = await countSelectionRecipients(ctx, userId, selection);
    await ctx.rateLimits.consume('shareNotice', { req, account: userId, points });
    return { told: await shareLeavebits(ctx, userId, selection) };
  });

  on(sharingEndpoints.remind, activeOwner, async ({ req, caller: userId, params }) => {
    await ctx.rateLimits.consume('shareNotice', { req, account: userId });
    await remindRecipient(ctx, userId, params.encodedEmail);
  });

  on(
    addressChangeEndpoints.changeAddress,
    activeOwner,
    async ({ req, caller: userId, params, body: { email: to, code } }) => {
      const from = decodeLinkEmail(params.encodedEmail);
      if (from === null) throw notFoundError();
      await ctx.rateLimits.consume('addressChange', { req, account: userId });
      await ctx.rateLimits.consume('shareNotice', { req, account: userId, points: 2 });
      return withReauthentication(ctx, { req, userId, code }, (proof) =>
        changeRecipientAddress(ctx, { userId, from, to }, proof),
      );
    },
  );

  on(sharingUndoEndpoints.readSharingUndo, ({ req, body: { undoToken } }) =>
    limitUnknownLinks(ctx, req, previewSharingUndo(ctx, undoToken)),
  );

  on(sharingUndoEndpoints.undoSharing, async ({ req, body: { undoToken } }) => {
    await limitUnknownLinks(ctx, req, undoSharingChanges(ctx, undoToken));
    return { message: 'The change has been undone.' };
  });

  return router;
}
