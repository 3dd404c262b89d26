import { and, eq } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { LeavebitDeparture } from '#server/adapters/mail/return-links.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { scheduledOpenings, triggerBytes, type users } from '#server/db/schema/index.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { updateLeavebitRow } from '../../access/integrity.ts';
import { isSharedWith } from '../../access/shared-with.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { decryptActivitySubject } from '../../leavebits/record-leavebit-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { knowsOfRelease } from '../../notices/load-release-notice-facts.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { leftLeavebitEmail } from '../emails.ts';
import { getReturnDeadline } from './return-to-leavebit.ts';

/**
 * A recipient leaves a LeaveBit in any state. From then on, `decideAccess` no longer treats it as shared with them. The owner
 * sees when they left, and the recipient gets an email with a way back. Because this isn't a save, it never conflicts with the
 * owner's saves.
 * @throws DomainError `not-found`, also if they have already left
 */
export async function leaveLeavebit(
  ctx: Context,
  { email, id }: { email: string; id: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const isTheirs = and(eq(triggerBytes.id, id), isSharedWith(email));
    const [known] = await tx.select({ userId: triggerBytes.userId }).from(triggerBytes).where(isTheirs);
    const owner = known && (await lockOwner(tx, known.userId));
    // Saves and opening announcements acquire the same lock.
    const [leavebit] = await tx.select().from(triggerBytes).where(isTheirs).for('update');
    if (!owner || !leavebit) throw notFoundError();
    const leftAt = ctx.clock.now();
    await updateLeavebitRow(ctx, tx, leavebit, {
      leftBy: { ...leavebit.leftBy, [email]: leftAt.toISOString() },
    });
    const subject = decryptActivitySubject(ctx, leavebit);
    await recordActivity(ctx, tx, {
      userId: leavebit.userId,
      kind: 'recipient-left',
      subject,
      detail: email,
    });
    await tx
      .delete(scheduledOpenings)
      .where(and(eq(scheduledOpenings.triggerByteId, id), eq(scheduledOpenings.email, email)));
    for (const occasion of [`share-notice/${id}/`, `opening/${id}/`])
      await withdrawMails(tx, occasion, email);
    const setting = findReleaseSetting(leavebit.sharingConfig, email);
    const isReleased = await knowsOfRelease(tx, { userId: owner.id, email, setting });
    await mailWayBack(ctx, tx, { leavebitId: id, email, leftAt }, { owner, isReleased });
  });
}

async function mailWayBack(
  ctx: Context,
  tx: Database,
  departure: LeavebitDeparture,
  { owner, isReleased }: { owner: typeof users.$inferSelect; isReleased: boolean },
): Promise<void> {
  const { leavebitId, email, leftAt } = departure;
  await queueMail(ctx, tx, {
    to: email,
    userId: owner.id,
    kind: 'left-leavebit',
    dedupeKey: `left/${leavebitId}/${leftAt.toISOString()}/${email}`,
    content: leftLeavebitEmail({
      ...getOwnerNames(ctx, owner),
      returnLink: `${ctx.config.appOrigin}/come-back/#${ctx.returnLinks.create(departure)}`,
      leftAt: formatEmailDate(ctx, leftAt),
      isReleased,
      returnableUntil: formatEmailDate(ctx, getReturnDeadline(leftAt)),
    }),
  });
}
