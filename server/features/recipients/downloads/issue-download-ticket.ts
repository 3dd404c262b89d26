import { pathOf } from '#shared/contracts/call.ts';
import { downloadCalls, type DownloadTicket, type WantedDownload } from '#shared/contracts/downloads.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../../context.ts';
import { downloadTickets } from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import type { LeavebitFile, OpenedLeavebit } from '../../leavebits/content.ts';
import { assertWhole } from '../../files/assert-whole.ts';
import type { EmailSession } from '../email-session.ts';
import { recordTaken } from '../record-reading.ts';
import { openSharedLeavebit } from '../read-shared-leavebits.ts';
import { viewableTypeOf } from '../../files/viewable-type-of.ts';

/**
 * Lets the holder of a session fetch one file or a whole LeaveBit by a plain link, for a few minutes. A download that is
 * sure to fail is refused here, where a page can say so.
 * @throws DomainError `not-found`, `locked`, `subscription-blocked`, `not-viewable` or `damaged`
 */
export async function issueDownloadTicket(
  ctx: Context,
  { session, id, wanted }: { session: EmailSession; id: number; wanted: WantedDownload },
): Promise<DownloadTicket> {
  const leavebit = await openSharedLeavebit(ctx, session.email, id);
  const files = wanted.purpose === 'zip' ? leavebit.files : [fileNamed(leavebit, wanted.fileName)];
  await assertWhole(ctx, leavebit.dataKey, files);
  const [file] = files;
  const view =
    wanted.purpose === 'preview' && file ? await viewableTypeOf(ctx, leavebit.dataKey, file) : null;
  if (wanted.purpose === 'preview' && !view) {
    throw new DomainError(
      'not-viewable',
      'This kind of file cannot be shown here. Please download it, and open it on your device.',
    );
  }
  const ticket = ctx.ids.token();
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
    await recordTaken(ctx, tx, session, leavebit, purpose === 'zip' ? { purpose } : { purpose, file: file! });
  });
  return { url: pathOf(downloadCalls.redeem, { params: { ticket } }), kind: view?.kind ?? null };
}

function fileNamed({ files }: OpenedLeavebit, name: string): LeavebitFile {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw notFound();
  return file;
}
