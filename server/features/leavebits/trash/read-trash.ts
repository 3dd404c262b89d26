import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import type { Context } from '../../../context.ts';
import { openForList, openLeavebitFile, type LeavebitRow } from '../content.ts';
import { filesOf } from '../queries.ts';
import { listTrashed, listTrashedFiles, type TrashedFile } from './queries.ts';

/** Everything that an owner can restore, the latest deleted first. */
export async function readTrash(ctx: Context, userId: number): Promise<TrashItem[]> {
  const { leavebits, files } = await findTrash(ctx, userId);
  const filesIn = await filesOf(ctx.db, leavebits);
  return [
    ...leavebits.map((row) => presentLeavebit(ctx, row, filesIn.get(row.id) ?? [])),
    ...files.map((file) => presentFile(ctx, file)),
  ].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}

/** The same as rows: LeaveBits, and files that were removed by themselves. */
export async function findTrash({ db }: Context, userId: number) {
  return { leavebits: await listTrashed(db, userId), files: await listTrashedFiles(db, userId) };
}

type Files = Parameters<typeof openForList>[2];

function presentLeavebit(ctx: Context, row: LeavebitRow, files: Files): TrashItem {
  const opened = openForList(ctx, row, files);
  return {
    id: row.id,
    kind: 'leavebit',
    triggerByteId: row.id,
    description: opened.description,
    fileName: null,
    attachments: opened.files.map(({ name }) => name),
    sharingEmails: row.sharingEmails,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    ...between(row.trashedAt!),
    needsLeavebit: false,
  };
}

function presentFile(ctx: Context, { file, leavebit }: TrashedFile): TrashItem {
  const name = openLeavebitFile(ctx, leavebit, file)?.name ?? DAMAGED;
  return {
    id: file.id,
    kind: 'file',
    triggerByteId: leavebit.id,
    description: openForList(ctx, leavebit, []).description,
    fileName: name,
    attachments: [name],
    sharingEmails: leavebit.sharingEmails,
    bytes: file.size,
    ...between(file.trashedAt),
    needsLeavebit: leavebit.trashedAt !== null,
  };
}

const DAMAGED = 'A file with a damaged name';

/** When something was deleted, and when it goes for good. */
export function between(trashedAt: Date): Pick<TrashItem, 'deletedAt' | 'purgesAt'> {
  return {
    deletedAt: trashedAt.toISOString(),
    purgesAt: new Date(trashedAt.getTime() + limits.trashDays * DAY_MS).toISOString(),
  };
}
