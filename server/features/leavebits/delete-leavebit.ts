import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { patiently } from '../../db/bounded-client.ts';
import { downloadTickets, verificationCodes } from '../../db/schema/index.ts';
import { notFound } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/estate-hold.ts';
import { changeSealed } from '../access/seal.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { removeStoredFiles } from '../files/store-file.ts';
import { holdNotices } from '../notices/hold-notices.ts';
import { recordLoss } from './news/record-sharing-change.ts';
import { findOwned, lockArriving } from './queries.ts';
import { nameOfRow } from './record-changes.ts';

/**
 * Moves a LeaveBit to the trash, with its files. From then on `accessFor` gives it to nobody. Files that are still arriving
 * are removed, because nothing can be added to what is in the trash. Throws `not-found` when the owner does not have it.
 */
export async function deleteLeavebit(
  ctx: Context,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await patiently(ctx.db, async (tx) => {
    const row = await findOwned(tx, userId, id, { lock: true });
    if (!row) throw notFound();
    await assertEstateNotOpen(tx, userId);
    await removeStoredFiles(tx, await lockArriving(tx, id));
    await recordActivity(ctx, tx, { userId, kind: 'leavebit-deleted', subject: nameOfRow(ctx, row) });
    await changeSealed(ctx, tx, row, {
      trashedAt: ctx.clock.now(),
      heldNotices: await holdNotices(tx, id),
    });
    await recordLoss(ctx, tx, { userId, id, what: 'trashed' });
    // Otherwise these would work again after a restoration.
    for (const { table, leavebitId } of [
      { table: downloadTickets, leavebitId: downloadTickets.triggerByteId },
      { table: verificationCodes, leavebitId: verificationCodes.triggerByteId },
    ])
      await tx.delete(table).where(eq(leavebitId, id));
  });
}
