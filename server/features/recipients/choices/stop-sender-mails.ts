import { and, eq } from 'drizzle-orm';
import type { StopMailsResponse, StoppedMailScope } from '#shared/contracts/recipients.ts';
import type { Context } from '#server/context.ts';
import { mails, senderChoices, users } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { namedOwnerColumns } from '../../names/owner-name.ts';
import { presentSender } from '../presenter.ts';
import { storeSenderChoice } from './store-sender-choice.ts';

/** The sender and recipient of the email that contained the given link. Null if it wasn’t in any of our emails. */
async function readLink(ctx: Context, token: string) {
  const mailId = ctx.stopLinks.parseMailId(token);
  if (mailId === null) return null;
  const [link] = await ctx.db
    .select({
      sender: namedOwnerColumns,
      email: mails.recipient,
      stopped: senderChoices.stopped,
    })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.userId))
    .leftJoin(
      senderChoices,
      and(eq(senderChoices.userId, mails.userId), eq(senderChoices.email, mails.recipient)),
    )
    .where(eq(mails.id, mailId));
  return link ?? null;
}

const noSuchLink = () =>
  new DomainError('not-found', 'This link no longer works.', { details: { reason: 'unknown' } });

/**
 * Whose emails a link stops, and which have already been stopped.
 * @throws DomainError `not-found`
 */
export async function loadStopMailsLink(ctx: Context, token: string): Promise<StopMailsResponse> {
  const link = await readLink(ctx, token);
  if (!link) throw noSuchLink();
  return { ...presentSender(ctx, link.sender), mailsStopped: link.stopped };
}

/**
 * Stops emails from a sender. A mail client's request only stops `news`, because its user wasn't told what they would miss:
 * emails about openings still arrive. Emails about an estate always do. Never resumes emails.
 * @throws DomainError `not-found`
 */
export async function stopSenderMails(
  ctx: Context,
  token: string,
  stopped: StoppedMailScope,
): Promise<StopMailsResponse> {
  const link = await readLink(ctx, token);
  if (!link) throw noSuchLink();
  const sender = presentSender(ctx, link.sender);
  if (link.stopped === 'all' || link.stopped === stopped) return { ...sender, mailsStopped: link.stopped };
  const choice = await storeSenderChoice(
    ctx,
    ctx.db,
    { userId: link.sender.id, email: link.email },
    { stopped },
  );
  return { ...sender, mailsStopped: choice.stopped };
}
