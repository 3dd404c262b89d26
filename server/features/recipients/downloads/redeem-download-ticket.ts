import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { downloadTickets, emailVerificationSessions } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import type { AssertStillOpen } from '../../files/read-stored-file.ts';
import type { LeavebitFile } from '../../leavebits/leavebit-encryption.ts';
import { assertRecipientsMayRead } from '../../recovery/assert-recipients-may-read.ts';
import { emailSessionAliveSql } from '../email-session.ts';
import {
  assertFileStillReadable,
  loadSharedLeavebitWithSender,
  type DecryptedSharedLeavebit,
} from '../load-shared-leavebits.ts';

/** The content that a ticket grants: one file to download or preview, or a whole LeaveBit. */
export type RedeemedDownload = DecryptedSharedLeavebit & {
  /** The verified address. */
  reader: string;
  assertStillOpen: AssertStillOpen;
} & ({ purpose: 'zip' } | { purpose: 'download' | 'preview'; file: LeavebitFile });

/**
 * Looks up a ticket and checks access again. A browser can reuse the ticket to resume a download until the ticket expires or its
 * session or the sharing ends.
 * @throws DomainError `not-found`, `locked` or `subscription-blocked`
 */
export async function redeemDownloadTicket(ctx: Context, ticket: string): Promise<RedeemedDownload> {
  await assertRecipientsMayRead(ctx);
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({ ticket: downloadTickets, email: emailVerificationSessions.email })
    .from(downloadTickets)
    .innerJoin(emailVerificationSessions, eq(emailVerificationSessions.id, downloadTickets.emailSessionId))
    .where(
      and(
        eq(downloadTickets.ticket, ctx.digests.token(ticket)),
        gt(downloadTickets.expiresAt, now),
        emailSessionAliveSql(now),
      ),
    );
  if (!row) throw downloadIsOver();
  const { purpose, storedFileId, triggerByteId } = row.ticket;
  const reader = row.email;
  const shared = await loadSharedLeavebitWithSender(ctx, reader, triggerByteId);
  const assertStillOpen: AssertStillOpen = (file) =>
    assertFileStillReadable(ctx, reader, { id: triggerByteId, fileId: file.id });
  if (purpose === 'zip') return { ...shared, reader, assertStillOpen, purpose };
  const file = shared.leavebit.files.find((candidate) => candidate.id === storedFileId);
  if (!file) throw downloadIsOver();
  return { ...shared, reader, assertStillOpen, purpose, file };
}

const downloadIsOver = () =>
  new DomainError(
    'not-found',
    'This download link no longer works. Please start the download again from your page.',
  );
