import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import {
  downloadEndpoints,
  type DownloadTicket,
  type DownloadTicketRequest,
} from '#shared/contracts/recipients.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { downloadTickets } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import type { LeavebitFile, DecryptedLeavebit } from '../../leavebits/leavebit-encryption.ts';
import { assertFilesReadable } from '../../files/assert-files-readable.ts';
import type { EmailSession } from '../email-session.ts';
import { recordDownloadOrPreview } from '../record-reading.ts';
import { loadSharedLeavebit } from '../load-shared-leavebits.ts';
import { getViewableType } from '../../files/find-viewable-type.ts';

/**
 * Lets the holder of a session fetch one file or a whole LeaveBit by a plain link for a few minutes. Downloads that are certain
 * to fail are rejected here, where the page can still show the error.
 * @throws DomainError `not-found`, `locked`, `subscription-blocked`, `not-viewable` or `damaged`
 */
export async function issueDownloadTicket(
  ctx: Context,
  { session, id, wanted }: { session: EmailSession; id: number; wanted: DownloadTicketRequest },
): Promise<DownloadTicket> {
  const leavebit = await loadSharedLeavebit(ctx, session.email, id);
  const files = wanted.purpose === 'zip' ? leavebit.files : [fileNamed(leavebit, wanted.fileName)];
  await assertFilesReadable(ctx, leavebit.dataKey, files);
  const [file] = files;
  const view =
    wanted.purpose === 'preview' && file ? await getViewableType(ctx, leavebit.dataKey, file) : null;
  const ticket = ctx.random.token();
  const { purpose } = wanted;
  await ctx.db.transaction(async (tx) => {
    await tx.insert(downloadTickets).values({
      ticket: ctx.digests.token(ticket),
      emailSessionId: session.id,
      triggerByteId: id,
      purpose,
      storedFileId: purpose === 'zip' ? null : file!.id,
      expiresAt: new Date(ctx.clock.now().getTime() + limits.downloadTicketMinutes * MINUTE_MS),
    });
    await recordDownloadOrPreview(
      ctx,
      tx,
      session,
      leavebit,
      purpose === 'zip' ? { purpose } : { purpose, file: file! },
    );
  });
  return {
    url: buildEndpointPath(downloadEndpoints.redeem, { params: { ticket } }),
    kind: view?.kind ?? null,
  };
}

function fileNamed({ files }: DecryptedLeavebit, name: string): LeavebitFile {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw notFoundError();
  return file;
}
