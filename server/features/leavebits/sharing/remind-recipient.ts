import { and, eq } from 'drizzle-orm';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { DAY_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { getVerificationState } from '#shared/domain/verification.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { viewerVerified } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { isRecipient } from '../../access/shared-with.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { reminderEmail } from '../../notices/emails.ts';
import { canSendNotice, noticeKinds } from '../../notices/notice-allowance.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { loadLastReminderTimes } from '../../notices/recipient-status.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { getRecipientReminderWaitMs } from '../rules.ts';

/**
 * Reminds a recipient to visit their page and verify their address. If they have unsubscribed from this owner's emails, the
 * reminder is queued but never sent, and the owner can't tell the difference.
 * @throws DomainError `not-found` for someone who isn't a recipient or has left, `conflict` for someone who verified their
 * address recently, `too-many-requests` within three days of the last reminder or once the daily notices are used up
 */
export async function remindRecipient(ctx: Context, userId: number, encodedEmail: string): Promise<void> {
  const email = decodeLinkEmail(encodedEmail);
  if (email === null) throw notFoundError();
  await ctx.db.transaction(async (tx) => {
    // Serializes concurrent clicks, so that the second one finds the first one's email.
    const owner = await lockOwner(tx, userId);
    if (!owner || !(await isRecipient(tx, userId, email))) throw notFoundError();
    const now = ctx.clock.now();
    if ((await readVerification(tx, userId, email, now)) === 'verified') {
      throw new DomainError('conflict', 'They’ve already verified their address.');
    }
    const last = (await loadLastReminderTimes(tx, userId, email)).get(email) ?? null;
    const waitMs = getRecipientReminderWaitMs(last, now);
    if (waitMs > 0) throw tooSoon(waitMs, 'You’ve already reminded them.');
    if (!(await canSendNotice(tx, userId, email, now))) {
      throw tooSoon(DAY_MS, 'They’ve already had many emails from you today.');
    }
    await queueMail(ctx, tx, {
      to: email,
      userId,
      kind: noticeKinds.reminder,
      dedupeKey: `reminder/${ctx.random.uuid()}`,
      content: reminderEmail({ ...getOwnerNames(ctx, owner), link: buildRecipientEmailLink(ctx, email) }),
    });
    await recordActivity(ctx, tx, { userId, kind: 'reminder-asked', subject: email });
  });
}

async function readVerification(tx: Database, userId: number, email: string, now: Date) {
  const [proof] = await tx
    .select({ at: viewerVerified.verifiedAt })
    .from(viewerVerified)
    .where(and(eq(viewerVerified.userId, userId), eq(viewerVerified.email, email)));
  return getVerificationState(proof?.at ?? null, now);
}

function tooSoon(waitMs: number, why: string): DomainError {
  const days = Math.ceil(waitMs / DAY_MS);
  const when = days > 1 ? `in ${days} days` : 'tomorrow';
  return new DomainError('too-many-requests', `${why} You can remind them again ${when}.`, {
    retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
  });
}
