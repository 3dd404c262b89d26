import { eq } from 'drizzle-orm';
import { uniqueFileName } from '#shared/domain/file-names.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { triggerByteFiles } from '../../../db/schema/index.ts';
import { readOwnerFacts } from '../../access/read-estate.ts';
import { changeSealed } from '../../access/seal.ts';
import { namesOf } from '../../names/owner-name.ts';
import { renewNotices } from '../../notices/hold-notices.ts';
import type { lockOwner } from '../../reporters/lock-owner.ts';
import { openLeavebit, sealFileName, type FileRow, type LeavebitRow } from '../content.ts';
import { filesOf } from '../queries.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

/** Takes a LeaveBit out of the trash as it was, and tells its recipients what was held back. The caller holds the lock on its row. */
export async function returnLeavebit(
  ctx: Context,
  tx: Database,
  { owner, trashed }: { owner: Owner; trashed: LeavebitRow },
): Promise<LeavebitRow> {
  const held = trashed.heldNotices ?? { shared: [], opened: [] };
  const row = await changeSealed(ctx, tx, trashed, { trashedAt: null, purgedAt: null, heldNotices: null });
  const facts = await readOwnerFacts(ctx, tx, owner.id);
  await renewNotices(ctx, tx, { leavebit: row, held, names: namesOf(ctx, owner), owner: facts });
  return row;
}

/** Takes a removed file back by a save of its LeaveBit, under a free name. The caller holds the lock on the LeaveBit's row. */
export async function returnFile(
  ctx: Context,
  tx: Database,
  { row, file }: { row: LeavebitRow; file: FileRow },
): Promise<{ row: LeavebitRow; fileName: string }> {
  const { dataKey, files } = openLeavebit(ctx.keyRing, row, (await filesOf(tx, [row])).get(row.id) ?? []);
  const [opened] = openLeavebit(ctx.keyRing, row, [file]).files;
  const name = uniqueFileName(opened!.name, new Set(files.map((kept) => kept.name)));
  await tx
    .update(triggerByteFiles)
    .set({ ...sealFileName(dataKey, file, name), trashedAt: null, purgedAt: null })
    .where(eq(triggerByteFiles.storedFileId, file.id));
  const saved = await changeSealed(ctx, tx, row, { seqno: row.seqno + 1, lastUpdate: ctx.clock.now() });
  return { row: saved, fileName: name };
}
