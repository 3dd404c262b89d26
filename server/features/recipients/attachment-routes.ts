import type { Request, Router } from 'express';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import { findFileByName } from '#shared/domain/file-names.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { heavyResponseBytes } from '../../limits.ts';
import { assertFilesReadable } from '../files/assert-files-readable.ts';
import { sendFile, type FileDownload } from '../files/send-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { getViewableType } from '../files/find-viewable-type.ts';
import type { DecryptedLeavebit } from '../leavebits/leavebit-encryption.ts';
import { loadOwnedLeavebit } from '../leavebits/load-leavebits.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { requireEmailSession, type EmailSession } from './email-session.ts';
import { assertFileStillReadable, loadSharedLeavebit } from './load-shared-leavebits.ts';
import { recordFileRead, recordLeavebitsOpened } from './record-reading.ts';

/** The files of any LeaveBit that the caller may read, as its owner or a recipient. */
export function attachmentRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();

  on(leavebitEndpoints.listFiles, reader, async ({ caller: { read }, params }) => {
    const { files } = await read(params.id);
    return files.map((file) => file.name);
  });

  on(
    leavebitEndpoints.readFile,
    reader,
    async ({ req, res, caller: { read, by, assertStillOpen }, params }) => {
      const account = 'email' in by ? by.email : getOwnerId(req);
      await ctx.heavyResponses.acquire(res, { kind: 'file', account, bytes: heavyResponseBytes.file });
      const leavebit = await read(params.id);
      const { file, dataKey } = fileNamed(leavebit, params.fileName);
      await assertFilesReadable(ctx, dataKey, [file]);
      await recordFileRead(ctx, by, leavebit, file);
      await sendFile(ctx, req, res, { ...file, dataKey, ...assertStillOpen(params.id) });
    },
  );

  on(leavebitEndpoints.preview, owner, async ({ caller: userId, params }) => {
    const { file, dataKey } = fileNamed(await loadOwnedLeavebit(ctx, userId, params.id), params.fileName);
    await assertFilesReadable(ctx, dataKey, [file]);
    const { kind } = await getViewableType(ctx, dataKey, file);
    return { url: buildEndpointPath(leavebitEndpoints.viewFile, { params }), kind };
  });

  on(leavebitEndpoints.viewFile, owner, async ({ req, res, caller: userId, params }) => {
    await ctx.heavyResponses.acquire(res, { kind: 'file', account: userId, bytes: heavyResponseBytes.file });
    const { file, dataKey } = fileNamed(await loadOwnedLeavebit(ctx, userId, params.id), params.fileName);
    const view = await getViewableType(ctx, dataKey, file);
    await sendFile(ctx, req, res, { ...file, dataKey }, view);
  });

  function owner(req: Request): number {
    return requireActiveOwnerId(ctx, req);
  }

  /** A recipient if there is an email session, otherwise the owner. */
  async function reader(req: Request): Promise<Reader> {
    const sessionKey = req.get(EMAIL_SESSION_HEADER);
    if (sessionKey === undefined) {
      const userId = owner(req);
      return {
        by: { ownerSession: req.sessionID },
        read: (id) => loadOwnedLeavebit(ctx, userId, id),
        assertStillOpen: () => ({}),
      };
    }
    const session = await requireEmailSession(ctx, sessionKey);
    const read = async (id: number) => {
      const leavebit = await loadSharedLeavebit(ctx, session.email, id);
      await recordLeavebitsOpened(ctx, session, [leavebit]);
      return leavebit;
    };
    const assertStillOpen = (id: number) => ({
      assertStillOpen: ({ id: fileId }: StoredFile) =>
        assertFileStillReadable(ctx, session.email, { id, fileId }),
    });
    return { by: session, read, assertStillOpen };
  }

  return router;
}

function fileNamed({ files, dataKey }: DecryptedLeavebit, name: string) {
  const file = findFileByName(files, name);
  if (!file) throw notFoundError();
  return { file, dataKey };
}

interface Reader {
  by: EmailSession | { ownerSession: string };
  read: (id: number) => Promise<DecryptedLeavebit>;
  /** Only set for recipients, because nobody else can end an owner's access. */
  assertStillOpen: (id: number) => Pick<FileDownload, 'assertStillOpen'>;
}
