import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/domain-error.ts';
import { assertEstateNotOpen } from '../../access/estate-hold.ts';
import { changeSealed } from '../../access/seal.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { ReceivedFile } from '../receive-form.ts';
import { assertRoom } from './assert-room.ts';
import { attachFiles } from './attach-files.ts';
import { openLeavebit } from '../content.ts';
import { filesOf, findOwned } from '../queries.ts';
import { nameInLog } from '../record-changes.ts';

/**
 * Adds a complete file to a LeaveBit, as a save does, in the caller's transaction.
 * @throws DomainError `not-found` when the owner does not have the LeaveBit, or no longer has it.
 */
export async function addFile(
  ctx: Context,
  tx: Database,
  { userId, id, file }: { userId: number; id: number; file: ReceivedFile },
): Promise<void> {
  const row = await findOwned(tx, userId, id, { lock: true });
  if (!row) throw notFound();
  await assertEstateNotOpen(tx, userId);
  const { dataKey, description, files } = openLeavebit(
    ctx.keyRing,
    row,
    (await filesOf(tx, [row])).get(id) ?? [],
  );
  const lastFileCounter = await attachFiles(
    ctx,
    tx,
    { id, dataKey, lastFileCounter: row.lastFileCounter, names: files.map(({ name }) => name) },
    [file],
  );
  await changeSealed(ctx, tx, row, {
    seqno: row.seqno + 1,
    lastFileCounter,
    lastUpdate: ctx.clock.now(),
  });
  const subject = nameInLog(description);
  await recordActivity(ctx, tx, { userId, kind: 'file-added', subject, detail: file.name });
  await assertRoom(ctx, tx, userId);
}
