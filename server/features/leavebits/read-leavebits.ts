import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import {
  openForList,
  openHeadline,
  openLeavebit,
  type FileRow,
  type Headline,
  type LeavebitRow,
  type ListedLeavebit,
  type OpenedLeavebit,
} from './content.ts';
import {
  filesOf,
  findOwned,
  listOwnedHeadlines,
  pagesOfLeavebits,
  pagesOfOwned,
  type PagedRows,
} from './queries.ts';

/** All of an owner's LeaveBits, opened one after the other as they are taken. */
export async function* readLeavebits(ctx: Context, userId: number): AsyncGenerator<ListedLeavebit> {
  for await (const rows of pagesOfOwned(ctx.db, userId)) {
    const files = await filesOf(ctx.db, rows);
    for (const row of rows) yield openForList(ctx, row, files.get(row.id) ?? []);
  }
}

/** The headlines of all of an owner's LeaveBits. Their texts and files are neither read nor opened. */
export async function readHeadlines(ctx: Context, userId: number): Promise<Headline[]> {
  const rows = await listOwnedHeadlines(ctx.db, userId);
  return rows.map((row) => openHeadline(ctx, row));
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

/** LeaveBits in pages of bounded size. The caller must decide about access. */
export const readPages = ({ db }: Context, wanted: PagedRows): AsyncGenerator<LeavebitRow[]> =>
  pagesOfLeavebits(db, wanted);

/** The files of some LeaveBits. The caller must decide about access. */
export function readFilesOf(
  { db }: Context,
  leavebits: Pick<LeavebitRow, 'id' | 'lastFileCounter'>[],
): Promise<Map<number, FileRow[]>> {
  return filesOf(db, leavebits);
}
