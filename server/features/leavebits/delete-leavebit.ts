import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { patiently } from '../../db/bounded-client.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { notFound } from '../../http/domain-error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { removeStoredFiles } from '../files/store-file.ts';
import { filesOf, findOwned, lockArriving } from './queries.ts';
import { nameOfRow } from './record-changes.ts';

/**
 * Deletes a LeaveBit forever, with its files and those that are still arriving. Throws `not-found` when the owner does
 * not have it.
 */
export async function deleteLeavebit(
  ctx: Context,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await patiently(ctx.db, async (tx) => {
    const row = await findOwned(tx, userId, id, { lock: true });
    if (!row) throw notFound();
    const arriving = await lockArriving(tx, id);
    const files = (await filesOf(tx, [row])).get(id) ?? [];
    await removeStoredFiles(tx, [...arriving, ...files.map((file) => file.id)]);
    await recordActivity(ctx, tx, { userId, kind: 'leavebit-deleted', subject: nameOfRow(ctx, row) });
    await tx.delete(triggerBytes).where(eq(triggerBytes.id, id));
  });
  ctx.keyRing.forgetDataKeys();
}
