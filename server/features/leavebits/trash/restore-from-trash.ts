import { eq } from 'drizzle-orm';
import { makeFileNameUnique } from '#shared/domain/file-names.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteFiles } from '#server/db/schema/index.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { updateLeavebitRow } from '../../access/integrity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { resumeHeldNotices } from '../../notices/hold-notices.ts';
import type { lockOwner } from '../../reporters/lock-owner.ts';
import {
  decryptLeavebit,
  encryptFileName,
  type LeavebitFileRow,
  type LeavebitRow,
} from '../leavebit-encryption.ts';
import { listFilesByLeavebit } from '../queries.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

/**
 * Restores a LeaveBit from the trash unchanged and sends its recipients the notices that were held back. The caller holds the
 * row lock.
 * @param at the same for everything restored together
 */
export async function restoreTrashedLeavebit(
  ctx: Context,
  tx: Database,
  { owner, trashed, at }: { owner: Owner; trashed: LeavebitRow; at: Date },
): Promise<LeavebitRow> {
  const held = trashed.heldNotices ?? { shared: [], opened: [] };
  const row = await updateLeavebitRow(ctx, tx, trashed, {
    trashedAt: null,
    purgedAt: null,
    heldNotices: null,
  });
  const facts = await loadOwnerAccessFacts(ctx, tx, owner.id);
  const names = getOwnerNames(ctx, owner);
  await resumeHeldNotices(ctx, tx, { leavebit: row, held, names, owner: facts, at });
  return row;
}

/** Restores a removed file under an unused name, as a save of its LeaveBit. The caller holds the lock on the LeaveBit's row. */
export async function restoreTrashedFile(
  ctx: Context,
  tx: Database,
  { row, file }: { row: LeavebitRow; file: LeavebitFileRow },
): Promise<{ row: LeavebitRow; fileName: string }> {
  const { dataKey, files } = decryptLeavebit(
    ctx.keyRing,
    row,
    (await listFilesByLeavebit(tx, [row])).get(row.id) ?? [],
  );
  const [opened] = decryptLeavebit(ctx.keyRing, row, [file]).files;
  const name = makeFileNameUnique(opened!.name, new Set(files.map((kept) => kept.name)));
  await tx
    .update(triggerByteFiles)
    .set({ ...encryptFileName(dataKey, file, name), trashedAt: null, purgedAt: null })
    .where(eq(triggerByteFiles.storedFileId, file.id));
  const saved = await updateLeavebitRow(ctx, tx, row, { seqno: row.seqno + 1, lastUpdate: ctx.clock.now() });
  return { row: saved, fileName: name };
}
