import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { downloadTickets, emailVerificationSessions } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import type { AssertStillOpen } from '../../files/read-stored-file.ts';
import { assertRecipientsMayRead } from '../../recovery/assert-recipients-may-read.ts';
import { emailSessionAliveSql, type EmailSession } from '../email-session.ts';
import type { DownloadGrant } from '../record-reading.ts';
import {
  assertFileStillReadable,
  loadSharedLeavebitWithSender,
  type DecryptedSharedLeavebit,
} from '../load-shared-leavebits.ts';

/** The content that a ticket for a LeaveBit grants. */
export type RedeemedDownload = DecryptedSharedLeavebit & {
  /** The verified address. */
  reader: string;
  assertStillOpen: AssertStillOpen;
} & DownloadGrant;

/**
 * Looks up a ticket and checks access again. A browser can reuse the ticket to resume a download until the ticket expires or its
 * session or the sharing ends.
 * @throws DomainError `not-found`, `locked` or `subscription-blocked`
 */
export async function redeemDownloadTicket(ctx: Context, ticket: string): Promise<RedeemedDownload> {
  const { purpose, storedFileId, triggerByteId, session } = await findTicket(ctx, ticket);
  if (purpose === 'everything' || triggerByteId === null) throw downloadIsOver();
  const reader = session.email;
  const shared = await loadSharedLeavebitWithSender(ctx, reader, triggerByteId);
  const assertStillOpen: AssertStillOpen = (file) =>
    assertFileStillReadable(ctx, reader, { id: triggerByteId, fileId: file.id });
  if (purpose === 'zip' || purpose === 'text') return { ...shared, reader, assertStillOpen, purpose };
  const file = shared.leavebit.files.find((candidate) => candidate.id === storedFileId);
  if (!file) throw downloadIsOver();
  return { ...shared, reader, assertStillOpen, purpose, file };
}

/**
 * Looks up a ticket for everything that its holder may read.
 * @throws DomainError `not-found`
 */
export async function redeemEverythingTicket(ctx: Context, ticket: string): Promise<EmailSession> {
  const { purpose, session } = await findTicket(ctx, ticket);
  if (purpose !== 'everything') throw downloadIsOver();
  return session;
}

async function findTicket(ctx: Context, ticket: string) {
  await assertRecipientsMayRead(ctx);
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      purpose: downloadTickets.purpose,
      storedFileId: downloadTickets.storedFileId,
      triggerByteId: downloadTickets.triggerByteId,
      session: { id: emailVerificationSessions.id, email: emailVerificationSessions.email },
    })
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
  return row;
}

const downloadIsOver = () =>
  new DomainError(
    'not-found',
    'This download link no longer works. Please start the download again from your page.',
  );
