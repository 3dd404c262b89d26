import { and, eq } from 'drizzle-orm';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import { scheduledOpenings, triggerBytes } from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { changeSealed } from '../../access/seal.ts';
import { isSharedWith } from '../../access/shared-with.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { nameOfRow } from '../../leavebits/record-changes.ts';

/**
 * A recipient leaves a LeaveBit, whatever its state. From then on it is not shared with them: `accessFor` says so. The owner
 * sees when they left. This is no save, so it stands beside every save of the owner's, before or after it.
 * @throws DomainError `not-found`, also for one who has left already
 */
export async function leaveLeavebit(
  ctx: Context,
  { email, id }: { email: string; id: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Saves and announcements of openings take the same lock.
    const [leavebit] = await tx
      .select()
      .from(triggerBytes)
      .where(and(eq(triggerBytes.id, id), isSharedWith(email)))
      .for('update');
    if (!leavebit) throw notFound();
    await changeSealed(ctx, tx, leavebit, {
      leftBy: { ...leavebit.leftBy, [email]: ctx.clock.now().toISOString() },
    });
    const subject = nameOfRow(ctx, leavebit);
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
  });
}
