import type { TrashItem } from '#shared/contracts/trash.ts';
import type { Context } from '../../../context.ts';
import { openForList, openHeadline, openLeavebitFile, type LeavebitRow } from '../content.ts';
import { filesOf, pagesOfLeavebits, type PagedRows } from '../queries.ts';
import { listTrashedFiles, readHold, trashedOfOwner, type TrashedFile } from './queries.ts';
import { purgeRefusal, purgesAt, type TrashHold } from './rules.ts';

/** Everything that an owner can restore, the latest deleted first. */
export async function readTrash(ctx: Context, userId: number): Promise<TrashItem[]> {
  const { pages, files, hold } = await findTrash(ctx, userId);
  const until = (trashedAt: Date) => presentTimes(trashedAt, hold, ctx.clock.now());
  const items: TrashItem[] = [];
  for await (const rows of pages()) {
    const filesIn = await filesOf(ctx.db, rows);
    for (const row of rows)
      items.push({ ...presentLeavebit(ctx, row, filesIn.get(row.id) ?? []), ...until(row.trashedAt!) });
  }
  for (const file of files) items.push({ ...presentFile(ctx, file), ...until(file.file.trashedAt) });
  return items.sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}

/** The same as rows: LeaveBits in pages, and files that were removed by themselves. `hold`: what reports mean for them. */
export async function findTrash({ db }: Context, userId: number, counted: Pick<PagedRows, 'moreBytes'> = {}) {
  return {
    pages: () => pagesOfLeavebits(db, { ...trashedOfOwner(userId), ...counted }),
    files: await listTrashedFiles(db, userId),
    hold: await readHold(db, userId),
  };
}

type Times = Pick<TrashItem, 'deletedAt' | 'purgesAt' | 'heldBy'>;

type Files = Parameters<typeof openForList>[2];

function presentLeavebit(ctx: Context, row: LeavebitRow, files: Files): Omit<TrashItem, keyof Times> {
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
    needsLeavebit: false,
  };
}

function presentFile(ctx: Context, { file, leavebit }: TrashedFile): Omit<TrashItem, keyof Times> {
  const name = openLeavebitFile(ctx, leavebit, file)?.name ?? DAMAGED;
  return {
    id: file.id,
    kind: 'file',
    triggerByteId: leavebit.id,
    description: openHeadline(ctx, leavebit).description,
    fileName: name,
    attachments: [name],
    sharingEmails: leavebit.sharingEmails,
    bytes: file.size,
    needsLeavebit: leavebit.trashedAt !== null,
  };
}

const DAMAGED = 'A file with a damaged name';

/** When something was deleted, and when it goes for good: at the earliest, while a report holds it. */
export function presentTimes(trashedAt: Date, hold: TrashHold, now: Date): Times {
  const earliest =
    purgesAt(trashedAt, hold) ?? purgesAt(trashedAt, { report: null, lastReportEndedAt: now })!;
  return {
    deletedAt: trashedAt.toISOString(),
    purgesAt: earliest.toISOString(),
    heldBy: purgeRefusal(hold, now),
  };
}
