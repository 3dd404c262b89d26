import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import {
  decryptForList,
  decryptHeadline,
  decryptLeavebit,
  type LeavebitFileRow,
  type LeavebitHeadline,
  type LeavebitRow,
  type ListedLeavebit,
  type DecryptedLeavebit,
} from './leavebit-encryption.ts';
import {
  listFilesByLeavebit,
  findOwnedLeavebit,
  listOwnedLeavebitHeadlineRows,
  streamLeavebitPages,
  streamOwnedLeavebitPages,
  type LeavebitPageQuery,
} from './queries.ts';

/** All of an owner's LeaveBits, in pages whose LeaveBits are decrypted one at a time as they are consumed. */
export async function* streamOwnedLeavebits(
  ctx: Context,
  userId: number,
): AsyncGenerator<Iterable<ListedLeavebit>> {
  for await (const rows of streamOwnedLeavebitPages(ctx.db, userId))
    yield decryptLazily(ctx, rows, await listFilesByLeavebit(ctx.db, rows));
}

function* decryptLazily(
  ctx: Context,
  rows: readonly LeavebitRow[],
  files: ReadonlyMap<number, LeavebitFileRow[]>,
): Generator<ListedLeavebit> {
  for (const row of rows) yield decryptForList(ctx, row, files.get(row.id) ?? []);
}

/** The headlines of all of an owner's LeaveBits, without reading or decrypting their texts and files. */
export async function listLeavebitHeadlines(ctx: Context, userId: number): Promise<LeavebitHeadline[]> {
  const rows = await listOwnedLeavebitHeadlineRows(ctx.db, userId);
  return rows.map((row) => decryptHeadline(ctx, row));
}

/** @throws DomainError `not-found`, also for another owner's LeaveBit */
export async function loadOwnedLeavebit(
  { db, keyRing }: Context,
  userId: number,
  id: number,
): Promise<DecryptedLeavebit> {
  const row = await findOwnedLeavebit(db, userId, id);
  if (!row) throw notFoundError();
  return decryptLeavebit(keyRing, row, (await listFilesByLeavebit(db, [row])).get(id) ?? []);
}

/** LeaveBits in pages of bounded size. The caller must check access. */
export const loadLeavebitPages = (
  { db }: Context,
  wanted: LeavebitPageQuery,
): AsyncGenerator<LeavebitRow[]> => streamLeavebitPages(db, wanted);

/** The files of the given LeaveBits. The caller must check access. */
export function loadLeavebitFiles(
  { db }: Context,
  leavebits: Pick<LeavebitRow, 'id' | 'lastFileCounter'>[],
): Promise<Map<number, LeavebitFileRow[]>> {
  return listFilesByLeavebit(db, leavebits);
}
