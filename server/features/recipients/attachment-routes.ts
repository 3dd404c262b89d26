import { Router, type Request } from 'express';
import { id as idShape } from '#shared/contracts/fields.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/recipients.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { ownerId } from '../../http/session.ts';
import { assertWhole } from '../files/assert-whole.ts';
import { sendFile } from '../files/send-file.ts';
import type { OpenedLeavebit } from '../leavebits/content.ts';
import { readLeavebit } from '../leavebits/read-leavebits.ts';
import { assertNotBlocked } from '../subscriptions/assert-not-blocked.ts';
import { readSharedLeavebit } from './read-shared-leavebits.ts';

/** The files of any LeaveBit that the caller may read, as its owner or as a recipient. */
export function attachmentRoutes(ctx: Context): Router {
  const router = Router();

  router.get('/trigger-bytes/:id/attachments', async (req, res) => {
    const { files } = await readableLeavebit(req);
    res.json(files.map((file) => file.name));
  });

  router.get('/trigger-bytes/:id/attachments/:fileName', async (req, res) => {
    const { files, dataKey } = await readableLeavebit(req);
    const file = files.find((candidate) => candidate.name === req.params.fileName);
    if (!file) throw notFound();
    await assertWhole(ctx, dataKey, [file]);
    await sendFile(ctx, req, res, { ...file, dataKey });
  });

  /** A caller with an e-mail session reads as a recipient, any other as the owner. */
  async function readableLeavebit(req: Request): Promise<OpenedLeavebit> {
    const sessionKey = req.get(EMAIL_SESSION_HEADER);
    if (sessionKey !== undefined) return readSharedLeavebit(ctx, sessionKey, leavebitId(req));
    const userId = ownerId(req);
    await assertNotBlocked(ctx, ctx.db, userId);
    return readLeavebit(ctx, userId, leavebitId(req));
  }

  return router;
}

/** The id in the path; what is no id names nothing. */
function leavebitId(req: Request): number {
  const parsed = idShape.safeParse(req.params['id']);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
