import type { Request, Router } from 'express';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { assertWhole } from '../files/assert-whole.ts';
import { sendFile } from '../files/send-file.ts';
import type { OpenedLeavebit } from '../leavebits/content.ts';
import { readLeavebit } from '../leavebits/read-leavebits.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { useEmailSession, type EmailSession } from './email-session.ts';
import { openSharedLeavebit } from './read-shared-leavebits.ts';
import { recordOpened, recordTaken } from './record-reading.ts';

/** The files of any LeaveBit that the caller may read, as its owner or as a recipient. */
export function attachmentRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(leavebitCalls.listFiles, reader, async ({ caller: { read }, params }) => {
    const { files } = await read(params.id);
    return files.map((file) => file.name);
  });

  on(leavebitCalls.readFile, reader, async ({ req, res, caller: { read, session }, params }) => {
    const leavebit = await read(params.id);
    const { files, dataKey } = leavebit;
    const file = files.find((candidate) => candidate.name === params.fileName);
    if (!file) throw notFound();
    await assertWhole(ctx, dataKey, [file]);
    if (session) {
      await ctx.db.transaction((tx) =>
        recordTaken(ctx, tx, session, leavebit, { purpose: 'download', file }),
      );
    }
    await sendFile(ctx, req, res, { ...file, dataKey });
  });

  /** How the caller reads: as a recipient with an email session, any other caller as the owner. */
  async function reader(req: Request): Promise<Reader> {
    const sessionKey = req.get(EMAIL_SESSION_HEADER);
    if (sessionKey === undefined) {
      const userId = activeOwnerId(ctx, req);
      return { session: null, read: (id) => readLeavebit(ctx, userId, id) };
    }
    const session = await useEmailSession(ctx, sessionKey);
    const read = async (id: number) => {
      const leavebit = await openSharedLeavebit(ctx, session.email, id);
      await recordOpened(ctx, session, [leavebit]);
      return leavebit;
    };
    return { session, read };
  }

  return router;
}

interface Reader {
  /** Null for the owner. */
  session: EmailSession | null;
  read: (id: number) => Promise<OpenedLeavebit>;
}
