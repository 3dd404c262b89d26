import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import {
  openForList,
  openLeavebit,
  type FileRow,
  type LeavebitRow,
  type ListedLeavebit,
  type OpenedLeavebit,
} from './content.ts';
import { filesOf, findOwned, listOwned } from './queries.ts';

/** All of an owner's LeaveBits, opened. */
export async function readLeavebits(ctx: Context, userId: number): Promise<ListedLeavebit[]> {
  const rows = await listOwned(ctx.db, userId);
  const files = await filesOf(ctx.db, rows);
  return rows.map((row) => openForList(ctx, row, files.get(row.id) ?? []));
}

/** One of an owner's LeaveBits, opened. Throws `not-found`, also for another owner's LeaveBit. */
export async function readLeavebit(
  { db, keyRing }: Context,
  userId: number,
  id: number,
): Promise<OpenedLeavebit> {
  const row = await findOwned(db, userId, id);
  if (!row) throw notFound();
  return openLeavebit(keyRing, row, (await filesOf(db, [row])).get(id) ?? []);
}

/** The files of some LeaveBits. The caller must decide about access. */
export function readFilesOf(
  { db }: Context,
  leavebits: Pick<LeavebitRow, 'id' | 'lastFileCounter'>[],
): Promise<Map<number, FileRow[]>> {
  return filesOf(db, leavebits);
}
