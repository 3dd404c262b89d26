import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { assertEstateNotOpen } from '../../access/report-in-force.ts';
import { updateLeavebitRow } from '../../access/integrity.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import type { ReceivedFile } from '../receive-multipart-form.ts';
import { assertAccountLimits } from './assert-account-limits.ts';
import { attachStoredFiles } from './attach-files.ts';
import { decryptLeavebit } from '../leavebit-encryption.ts';
import { listFilesByLeavebit, findOwnedLeavebit } from '../queries.ts';
import { formatActivitySubject } from '../record-leavebit-activity.ts';

/**
 * Adds a complete file to a LeaveBit as a save would, in the caller's transaction.
 * @throws DomainError `not-found` if the owner has no such LeaveBit, `not-sealed` if it is sealed and the file isn't an age file
 */
export async function addLeavebitFile(
  ctx: Context,
  tx: Database,
  { userId, id, file }: { userId: number; id: number; file: ReceivedFile },
): Promise<void> {
  await lockOwner(tx, userId);
  const row = await findOwnedLeavebit(tx, userId, id, { lock: true });
  if (!row) throw notFoundError();
  await assertEstateNotOpen(tx, userId);
  const { dataKey, description, files } = decryptLeavebit(
    ctx.keyRing,
    row,
    (await listFilesByLeavebit(tx, [row])).get(id) ?? [],
  );
  const lastFileCounter = await attachStoredFiles(
    ctx,
    tx,
    {
      id,
      sealed: row.sealed,
      dataKey,
      lastFileCounter: row.lastFileCounter,
      names: files.map(({ name }) => name),
    },
    [file],
  );
  await updateLeavebitRow(ctx, tx, row, {
    seqno: row.seqno + 1,
    lastFileCounter,
    lastUpdate: ctx.clock.now(),
  });
  const subject = formatActivitySubject(description);
  await recordActivity(ctx, tx, { userId, kind: 'file-added', subject, detail: file.name });
  await assertAccountLimits(ctx, tx, userId);
}
