import type { TrashItem } from '#shared/contracts/trash.ts';
import type { Context } from '#server/context.ts';
import {
  decryptForList,
  decryptHeadline,
  decryptLeavebitFile,
  type LeavebitRow,
} from '../leavebit-encryption.ts';
import { listFilesByLeavebit, streamLeavebitPages, type LeavebitPageQuery } from '../queries.ts';
import { listTrashedFiles, loadTrashHold, buildTrashPageQuery, type TrashedFile } from './queries.ts';
import { getPurgeBlockReason, getPurgeTime, type TrashHold } from './rules.ts';

/** Everything that an owner can restore, most recently deleted first. */
export async function listTrashItems(ctx: Context, userId: number): Promise<TrashItem[]> {
  const { pages, files, hold } = await loadTrashRows(ctx, userId);
  const until = (trashedAt: Date) => presentTrashTimes(trashedAt, hold, ctx.clock.now());
  const items: TrashItem[] = [];
  for await (const rows of pages()) {
    const filesIn = await listFilesByLeavebit(ctx.db, rows);
    for (const row of rows)
      items.push({ ...presentLeavebit(ctx, row, filesIn.get(row.id) ?? []), ...until(row.trashedAt!) });
  }
  for (const file of files) items.push({ ...presentFile(ctx, file), ...until(file.file.trashedAt) });
  return items.sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}

/** Like `listTrashItems`, but as rows: LeaveBits in pages, and individually removed files. `hold` is how reports affect them. */
export async function loadTrashRows(
  { db }: Context,
  userId: number,
  counted: Pick<LeavebitPageQuery, 'moreBytes'> = {},
) {
  return {
    pages: () => streamLeavebitPages(db, { ...buildTrashPageQuery(userId), ...counted }),
    files: await listTrashedFiles(db, userId),
    hold: await loadTrashHold(db, userId),
  };
}

type Times = Pick<TrashItem, 'deletedAt' | 'purgesAt' | 'heldBy'>;

type Files = Parameters<typeof decryptForList>[2];

function presentLeavebit(ctx: Context, row: LeavebitRow, files: Files): Omit<TrashItem, keyof Times> {
  const opened = decryptForList(ctx, row, files);
  return {
    id: row.id,
    kind: 'leavebit',
    triggerByteId: row.id,
    description: opened.description,
    fileName: null,
    ...(row.sealed && { sealed: true }),
    attachments: opened.files.map(({ name }) => name),
    sharingEmails: row.sharingEmails,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    needsLeavebit: false,
  };
}

function presentFile(ctx: Context, { file, leavebit }: TrashedFile): Omit<TrashItem, keyof Times> {
  const name = decryptLeavebitFile(ctx, leavebit, file)?.name ?? DAMAGED;
  return {
    id: file.id,
    kind: 'file',
    triggerByteId: leavebit.id,
    description: decryptHeadline(ctx, leavebit).description,
    fileName: name,
    ...(leavebit.sealed && { sealed: true }),
    attachments: [name],
    sharingEmails: leavebit.sharingEmails,
    bytes: file.size,
    needsLeavebit: leavebit.trashedAt !== null,
  };
}

const DAMAGED = 'A file with a damaged name';

/**
 * When something was deleted and when it will be permanently deleted. If a report is holding it, that is the earliest possible
 * time.
 */
export function presentTrashTimes(trashedAt: Date, hold: TrashHold, now: Date): Times {
  const earliest =
    getPurgeTime(trashedAt, hold) ?? getPurgeTime(trashedAt, { report: null, lastReportEndedAt: now })!;
  return {
    deletedAt: trashedAt.toISOString(),
    purgesAt: earliest.toISOString(),
    heldBy: getPurgeBlockReason(hold, now),
  };
}
