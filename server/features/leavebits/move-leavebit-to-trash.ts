import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { withLongStatementTimeout } from '../../db/bounded-client.ts';
import { downloadTickets } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/report-in-force.ts';
import { updateLeavebitRow } from '../access/integrity.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { removeLeavebitCodes } from '../codes/one-time-codes.ts';
import { removeStoredFiles } from '../files/store-file.ts';
import { holdBackNotices } from '../notices/hold-notices.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import { recordContentLoss } from './change-digest/record-sharing-change.ts';
import { queueTrashNotices } from './change-digest/warn-reporters-of-trashing.ts';
import { findOwnedLeavebit, lockIncompleteUploads } from './queries.ts';
import { decryptActivitySubject } from './record-leavebit-activity.ts';

/**
 * Moves a LeaveBit and its files to the trash, after which `decideAccess` denies access to everyone. Incomplete uploads are
 * removed, because nothing can be added to a trashed LeaveBit.
 * @throws DomainError `not-found` if the owner has no such LeaveBit
 */
export async function moveLeavebitToTrash(
  ctx: Context,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await withLongStatementTimeout(ctx.db, async (tx) => {
    await lockOwner(tx, userId);
    const row = await findOwnedLeavebit(tx, userId, id, { lock: true });
    if (!row) throw notFoundError();
    await assertEstateNotOpen(tx, userId);
    await removeStoredFiles(tx, await lockIncompleteUploads(tx, id));
    await recordActivity(ctx, tx, {
      userId,
      kind: 'leavebit-deleted',
      subject: decryptActivitySubject(ctx, row),
    });
    await updateLeavebitRow(ctx, tx, row, {
      trashedAt: ctx.clock.now(),
      heldNotices: await holdBackNotices(tx, id),
    });
    await recordContentLoss(ctx, tx, { userId, id, what: 'trashed' });
    await queueTrashNotices(ctx, tx, userId);
    // Otherwise, these would become valid again once the LeaveBit is restored.
    await tx.delete(downloadTickets).where(eq(downloadTickets.triggerByteId, id));
    await removeLeavebitCodes(tx, id);
  });
}
