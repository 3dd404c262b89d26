import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import {
  downloadEndpoints,
  type DownloadTicket,
  type DownloadTicketRequest,
} from '#shared/contracts/recipients.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { findFileByName } from '#shared/domain/file-names.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { downloadTickets } from '#server/db/schema/index.ts';
import type { Database } from '#server/db/database.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import type { LeavebitFile, DecryptedLeavebit } from '../../leavebits/leavebit-encryption.ts';
import { assertFilesReadable } from '../../files/assert-files-readable.ts';
import type { EmailSession } from '../email-session.ts';
import { recordDownloadOrPreview, type DownloadGrant } from '../record-reading.ts';
import { isAnythingReadable, loadSharedLeavebit } from '../load-shared-leavebits.ts';
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
  const granted = grantOf(leavebit, wanted);
  const file = 'file' in granted ? granted.file : null;
  await assertFilesReadable(
    ctx,
    leavebit.dataKey,
    file ? [file] : granted.purpose === 'zip' ? leavebit.files : [],
  );
  const view =
    granted.purpose === 'preview' ? await getViewableType(ctx, leavebit.dataKey, granted.file) : null;
  const ticket = ctx.random.token();
  await ctx.db.transaction(async (tx) => {
    await insertTicket(ctx, tx, session, ticket, {
      triggerByteId: id,
      purpose: granted.purpose,
      storedFileId: file?.id ?? null,
    });
    await recordDownloadOrPreview(ctx, tx, session, leavebit, granted);
  });
  return {
    url: buildEndpointPath(downloadEndpoints.redeem, { params: { ticket }, query: {} }),
    kind: view?.kind ?? null,
  };
}

/**
 * Lets the holder of a session fetch everything that their address may read. What that is, is decided when the link is used, and
 * recorded then.
 * @throws DomainError `not-found` if nothing can be read now
 */
export async function issueEverythingTicket(ctx: Context, session: EmailSession): Promise<DownloadTicket> {
  await assertAnythingReadable(ctx, session.email);
  const ticket = ctx.random.token();
  await insertTicket(ctx, ctx.db, session, ticket, {
    triggerByteId: null,
    purpose: 'everything',
    storedFileId: null,
  });
  return {
    url: buildEndpointPath(downloadEndpoints.redeemEverything, { params: { ticket }, query: {} }),
    kind: null,
  };
}

/** @throws DomainError `not-found` if an address can read nothing now */
export async function assertAnythingReadable(ctx: Context, email: string): Promise<void> {
  if (!(await isAnythingReadable(ctx, email))) throw nothingToDownload();
}

export const nothingToDownload = () =>
  new DomainError('not-found', 'There’s nothing that you can download now.');

function insertTicket(
  ctx: Context,
  db: Database,
  session: EmailSession,
  ticket: string,
  content: Pick<typeof downloadTickets.$inferInsert, 'triggerByteId' | 'purpose' | 'storedFileId'>,
) {
  return db.insert(downloadTickets).values({
    ...content,
    ticket: ctx.digests.token(ticket),
    emailSessionId: session.id,
    expiresAt: new Date(ctx.clock.now().getTime() + limits.downloadTicketMinutes * MINUTE_MS),
  });
}

function grantOf(leavebit: DecryptedLeavebit, wanted: DownloadTicketRequest): DownloadGrant {
  return wanted.purpose === 'zip' || wanted.purpose === 'text'
    ? wanted
    : { purpose: wanted.purpose, file: fileNamed(leavebit, wanted.fileName) };
}

function fileNamed({ files }: DecryptedLeavebit, name: string): LeavebitFile {
  const file = findFileByName(files, name);
  if (!file) throw notFoundError();
  return file;
}
