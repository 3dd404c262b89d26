import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { openLeavebit, type FileRow, type OpenedLeavebit } from './content.ts';
import { filesOf, findOwned, listOwned } from './queries.ts';

/** All of an owner's LeaveBits, opened. */
export async function readLeavebits({ db, keyRing }: Context, userId: number): Promise<OpenedLeavebit[]> {
  const rows = await listOwned(db, userId);
  const files = await filesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => openLeavebit(keyRing, row, files.get(row.id) ?? []));
}

/** One of an owner's LeaveBits, opened. Throws `not-found`, also for somebody else's. */
export async function readLeavebit(
  { db, keyRing }: Context,
  userId: number,
  id: number,
): Promise<OpenedLeavebit> {
  const row = await findOwned(db, userId, id);
  if (!row) throw notFound();
  return openLeavebit(keyRing, row, (await filesOf(db, [id])).get(id) ?? []);
}

/** The files of some LeaveBits, for those whose access to them is decided elsewhere. */
export function readFilesOf({ db }: Context, leavebitIds: number[]): Promise<Map<number, FileRow[]>> {
  return filesOf(db, leavebitIds);
}
