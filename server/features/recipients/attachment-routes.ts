import type { Request, Router } from 'express';
import { pathOf } from '#shared/contracts/call.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { heavyBytes } from '../../limits.ts';
import { assertWhole } from '../files/assert-whole.ts';
import { sendFile, type OfferedFile } from '../files/send-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { requireViewable } from '../files/viewable-type-of.ts';
import type { OpenedLeavebit } from '../leavebits/content.ts';
import { readLeavebit } from '../leavebits/read-leavebits.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { useEmailSession, type EmailSession } from './email-session.ts';
import { assertFileStillOpen, openSharedLeavebit } from './read-shared-leavebits.ts';
import { recordFileRead, recordOpened } from './record-reading.ts';

/** The files of any LeaveBit that the caller may read, as its owner or as a recipient. */
export function attachmentRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(leavebitCalls.listFiles, reader, async ({ caller: { read }, params }) => {
    const { files } = await read(params.id);
    return files.map((file) => file.name);
  });

  on(leavebitCalls.readFile, reader, async ({ req, res, caller: { read, by, assertStillOpen }, params }) => {
    const account = 'email' in by ? by.email : ownerId(req);
    await ctx.heavyAnswers.begin(res, { kind: 'file', account, bytes: heavyBytes.file });
    const leavebit = await read(params.id);
    const { file, dataKey } = fileNamed(leavebit, params.fileName);
    await assertWhole(ctx, dataKey, [file]);
    await recordFileRead(ctx, by, leavebit, file);
    await sendFile(ctx, req, res, { ...file, dataKey, ...assertStillOpen(params.id) });
  });

  on(leavebitCalls.preview, owner, async ({ caller: userId, params }) => {
    const { file, dataKey } = fileNamed(await readLeavebit(ctx, userId, params.id), params.fileName);
    await assertWhole(ctx, dataKey, [file]);
    const { kind } = await requireViewable(ctx, dataKey, file);
    return { url: pathOf(leavebitCalls.viewFile, { params }), kind };
  });

  on(leavebitCalls.viewFile, owner, async ({ req, res, caller: userId, params }) => {
    await ctx.heavyAnswers.begin(res, { kind: 'file', account: userId, bytes: heavyBytes.file });
    const { file, dataKey } = fileNamed(await readLeavebit(ctx, userId, params.id), params.fileName);
    const view = await requireViewable(ctx, dataKey, file);
    await sendFile(ctx, req, res, { ...file, dataKey }, view);
  });

  function owner(req: Request): number {
    return activeOwnerId(ctx, req);
  }

  /** How the caller reads: as a recipient with an email session, any other caller as the owner. */
  async function reader(req: Request): Promise<Reader> {
    const sessionKey = req.get(EMAIL_SESSION_HEADER);
    if (sessionKey === undefined) {
      const userId = owner(req);
      return {
        by: { ownerSession: req.sessionID },
        read: (id) => readLeavebit(ctx, userId, id),
        assertStillOpen: () => ({}),
      };
    }
    const session = await useEmailSession(ctx, sessionKey);
    const read = async (id: number) => {
      const leavebit = await openSharedLeavebit(ctx, session.email, id);
      await recordOpened(ctx, session, [leavebit]);
      return leavebit;
    };
    const assertStillOpen = (id: number) => ({
      assertStillOpen: ({ id: fileId }: StoredFile) =>
        assertFileStillOpen(ctx, session.email, { id, fileId }),
    });
    return { by: session, read, assertStillOpen };
  }

  return router;
}

function fileNamed({ files, dataKey }: OpenedLeavebit, name: string) {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw notFound();
  return { file, dataKey };
}

interface Reader {
  by: EmailSession | { ownerSession: string };
  read: (id: number) => Promise<OpenedLeavebit>;
  /** For a recipient. Nobody else can end what an owner may read. */
  assertStillOpen: (id: number) => Pick<OfferedFile, 'assertStillOpen'>;
}
