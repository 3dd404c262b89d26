import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { chunkCount } from '../files/stored-file.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { openLeavebit, type FileRow, type LeavebitRow, type OpenedLeavebit } from '../leavebits/content.ts';
import { readFilesOf } from '../leavebits/read-leavebits.ts';
import type { ExportedLeavebit } from './format.ts';
import { countChunks } from './queries.ts';
import { createPlaces } from './places.ts';

/** The part of a LeaveBit that every export has. */
type Content = Pick<
  ExportedLeavebit,
  'id' | 'description' | 'infoFields' | 'lastUpdate' | 'isDamaged' | 'files'
>;

/** A LeaveBit of an export, and the bytes that belong to it. */
export interface OpenedForExport {
  row: LeavebitRow & { isDamaged: boolean };
  /** Null when the LeaveBit is damaged. */
  dataKey: DataKey | null;
  content: Content;
  zipped: ZippedFile[];
}

/** A LeaveBit, and those of its files that are meant. */
export interface LeavebitWithFiles {
  row: LeavebitRow;
  files: FileRow[];
}

/** LeaveBits with all their files, but for those that were removed. */
export async function withFiles(ctx: Context, rows: LeavebitRow[]): Promise<LeavebitWithFiles[]> {
  const files = await readFilesOf(ctx, rows);
  return rows.map((row) => ({ row, files: files.get(row.id) ?? [] }));
}

/**
 * Opens LeaveBits for an export. What is damaged is left out, and the export says so: the rest must not be lost with it. A
 * file whose damage does not show yet ends the download.
 */
export async function openLeavebits(
  ctx: Context,
  leavebits: readonly LeavebitWithFiles[],
  places = createPlaces(),
): Promise<OpenedForExport[]> {
  const chunks = await countChunks(
    ctx.db,
    leavebits.flatMap(({ files }) => files.map(({ id }) => id)),
  );
  return leavebits.map(({ row, files }) => {
    const opened = openIfSound(ctx, row, files);
    return opened
      ? whole(ctx, opened, chunks, places)
      : { row: { ...row, isDamaged: true }, dataKey: null, content: damaged(row), zipped: [] };
  });
}

function openIfSound(ctx: Context, row: LeavebitRow, files: FileRow[]): OpenedLeavebit | null {
  try {
    return openLeavebit(ctx.keyRing, row, files);
  } catch (error) {
    ctx.logger.error(
      { alarm: 'leavebit-damaged', err: error, leavebitId: row.id },
      'a LeaveBit does not open for an export',
    );
    return null;
  }
}

const damaged = ({ id, lastUpdate }: LeavebitRow): Content => ({
  id,
  description: null,
  infoFields: null,
  lastUpdate: lastUpdate.toISOString(),
  isDamaged: true,
  files: [],
});

function whole(
  ctx: Context,
  { row, dataKey, description, infoFields, files }: OpenedLeavebit,
  chunks: ReadonlyMap<number, number>,
  places: ReturnType<typeof createPlaces>,
): OpenedForExport {
  const paths = places.of(
    description,
    files.map(({ name }) => name),
  );
  const listed = files.map((file, index) => {
    const isWhole = chunks.get(file.id) === chunkCount(file.size);
    if (!isWhole) ctx.logger.error({ fileId: file.id }, 'a stored file is damaged');
    return { file, path: isWhole ? paths[index]! : null };
  });
  return {
    row: { ...row, isDamaged: false },
    dataKey,
    content: {
      id: row.id,
      description,
      infoFields,
      lastUpdate: row.lastUpdate.toISOString(),
      isDamaged: false,
      files: listed.map(({ file: { name, size, sha256, mimeType }, path }) => ({
        name,
        path,
        size,
        sha256: sha256.toString('hex'),
        mimeType,
      })),
    },
    zipped: listed.flatMap(({ file, path }) => (path === null ? [] : [zip(file, path, dataKey)])),
  };
}

const zip = (
  { id, size, sha256 }: ZippedFile | OpenedLeavebit['files'][number],
  path: string,
  dataKey: DataKey,
) => ({
  id,
  size,
  sha256,
  path,
  dataKey,
});
