import { and, eq } from 'drizzle-orm';
import type { ReturnLinkResponse, ReturnLinkErrorReason } from '#shared/contracts/recipients.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerBytes, users } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { findReportInForce } from '../../access/report-in-force.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { updateLeavebitRow } from '../../access/integrity.ts';
import { isNotTrashed } from '../../access/shared-with.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { decryptActivitySubject } from '../../leavebits/record-leavebit-activity.ts';
import { namedOwnerColumns } from '../../names/owner-name.ts';
import { knowsOfRelease } from '../../notices/load-release-notice-facts.ts';
import { restartUnopened } from '../../notices/request-unopened-check.ts';
import { scheduleOpeningNotices } from '../../notices/schedule-opening-notices.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { presentSender } from '../presenter.ts';

const sentences = {
  unknown:
    'This link no longer works. It may not have been copied in full, or the sender has changed who they share this with.',
  back: 'This is already shared with you.',
  expired: `This link expired after ${limits.returnDays} days. Only the sender can share it with you again.`,
} as const satisfies Record<ReturnLinkErrorReason, string>;

const refused = (reason: ReturnLinkErrorReason) =>
  new DomainError('not-found', sentences[reason], { details: { reason } });

/** When a return link expires. */
export const getReturnDeadline = (leftAt: Date): Date =>
  new Date(leftAt.getTime() + limits.returnDays * DAY_MS);

/**
 * Finds the LeaveBit that a return link leads to, and the recipient who left it.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
async function findDeparture(
  ctx: Context,
  db: Database,
  token: string,
  { isLocked = false }: { isLocked?: boolean } = {},
) {
  const named = ctx.returnLinks.parse(token);
  if (!named) throw refused('unknown');
  const { leavebitId, leftAt } = named;
  const query = db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.id, leavebitId), isNotTrashed));
  const [leavebit] = await (isLocked ? query.for('update') : query);
  const email = leavebit?.sharingEmails.find((one) =>
    ctx.returnLinks.isFor(token, { leavebitId, leftAt, email: one }),
  );
  if (!leavebit || email === undefined) throw refused('unknown');
  if (leavebit.leftBy[email] !== leftAt.toISOString()) {
    // They have left again since, and only the newer email has a valid link.
    throw refused(Object.hasOwn(leavebit.leftBy, email) ? 'unknown' : 'back');
  }
  if (ctx.clock.now() >= getReturnDeadline(leftAt)) throw refused('expired');
  return { leavebit, email, leftAt };
}

/** Whose LeaveBit a link leads back to. Read-only, because mail scanners follow links. */
export async function loadReturnLink(ctx: Context, token: string): Promise<ReturnLinkResponse> {
  const { leavebit, email, leftAt } = await findDeparture(ctx, ctx.db, token);
  const [sender] = await ctx.db.select(namedOwnerColumns).from(users).where(eq(users.id, leavebit.userId));
  if (!sender) throw refused('unknown');
  const { userId, sharingConfig } = leavebit;
  const setting = findReleaseSetting(sharingConfig, email);
  return {
    ...presentSender(ctx, sender),
    encodedEmail: encodeLinkEmail(email),
    leftAt: leftAt.toISOString(),
    expiresAt: getReturnDeadline(leftAt).toISOString(),
    isReleased: await knowsOfRelease(ctx.db, { userId, email, setting }),
  };
}

/**
 * A recipient returns to a LeaveBit by the link in the email about leaving it. They get whatever the owner has set for them, as
 * if they had never left. Like leaving, this isn't a save.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function returnToLeavebit(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const known = await findDeparture(ctx, tx, token);
    await lockOwner(tx, known.leavebit.userId);
    // The lock orders this before or after any release, which announces everything that they have at that point.
    await findReportInForce(tx, known.leavebit.userId, { lock: true });
    // Reload under the lock, because another click or one of the owner's saves may have come first.
    const { leavebit, email } = await findDeparture(ctx, tx, token, { isLocked: true });
    const { [email]: _, ...leftBy } = leavebit.leftBy;
    const saved = await updateLeavebitRow(ctx, tx, leavebit, { leftBy });
    const owner = await loadOwnerAccessFacts(ctx, tx, leavebit.userId);
    await scheduleOpeningNotices(ctx, tx, saved, leavebit.sharingConfig, owner);
    await restartUnopened(ctx, tx, [saved.id], email);
    await recordActivity(ctx, tx, {
      userId: leavebit.userId,
      kind: 'recipient-returned',
      subject: decryptActivitySubject(ctx, leavebit),
      detail: email,
    });
  });
}
