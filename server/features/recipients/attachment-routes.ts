import type { Request, Router } from 'express';
import { pathOf } from '#shared/contracts/call.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { assertWhole } from '../files/assert-whole.ts';
import { sendFile } from '../files/send-file.ts';
import { requireViewable } from '../files/viewable-type-of.ts';
import type { OpenedLeavebit } from '../leavebits/content.ts';
import { readLeavebit } from '../leavebits/read-leavebits.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { readSharedLeavebit } from './read-shared-leavebits.ts';

/** The files of any LeaveBit that the caller may read, as its owner or as a recipient. */
export function attachmentRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(leavebitCalls.listFiles, reader, async ({ caller: read, params }) => {
    const { files } = await read(params.id);
    return files.map((file) => file.name);
  });

  on(leavebitCalls.readFile, reader, async ({ req, res, caller: read, params }) => {
    const { file, dataKey } = fileNamed(await read(params.id), params.fileName);
    await assertWhole(ctx, dataKey, [file]);
    await sendFile(ctx, req, res, { ...file, dataKey });
  });

  on(leavebitCalls.preview, owner, async ({ caller: userId, params }) => {
    const { file, dataKey } = fileNamed(await readLeavebit(ctx, userId, params.id), params.fileName);
    await assertWhole(ctx, dataKey, [file]);
    const { kind } = await requireViewable(ctx, dataKey, file);
    return { url: pathOf(leavebitCalls.viewFile, { params }), kind };
  });

  on(leavebitCalls.viewFile, owner, async ({ req, res, caller: userId, params }) => {
    const { file, dataKey } = fileNamed(await readLeavebit(ctx, userId, params.id), params.fileName);
    const view = await requireViewable(ctx, dataKey, file);
    await sendFile(ctx, req, res, { ...file, dataKey }, view);
  });

  function owner(req: Request): number {
    return activeOwnerId(ctx, req);
  }

  /** How the caller reads: as a recipient with an email session, any other caller as the owner. */
  function reader(req: Request): (id: number) => Promise<OpenedLeavebit> {
    const sessionKey = req.get(EMAIL_SESSION_HEADER);
    if (sessionKey !== undefined) return (id) => readSharedLeavebit(ctx, sessionKey, id);
    const userId = owner(req);
    return (id) => readLeavebit(ctx, userId, id);
  }

  return router;
}

function fileNamed({ files, dataKey }: OpenedLeavebit, name: string) {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw notFound();
  return { file, dataKey };
}
