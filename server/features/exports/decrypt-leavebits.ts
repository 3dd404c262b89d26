import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { getChunkCount } from '../files/stored-file.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { unwrapVerifiedDataKey } from '../access/integrity.ts';
import {
  decryptHeadline,
  decryptLeavebit,
  decryptLeavebitFile,
  type LeavebitFileRow,
  type LeavebitRow,
  type DecryptedLeavebit,
} from '../leavebits/leavebit-encryption.ts';
import type { loadTrashRows } from '../leavebits/trash/load-trash.ts';
import { presentSealing } from '../leavebits/presenter.ts';
import { loadLeavebitFiles } from '../leavebits/load-leavebits.ts';
import type { ExportedFile, ExportedLeavebit } from './format.ts';
import { countChunks } from '../files/read-chunks.ts';

/** The part of a LeaveBit that all exports share. */
type Content = Pick<
  ExportedLeavebit,
  'id' | 'description' | 'infoFields' | 'sealed' | 'sealedNames' | 'lastUpdate' | 'isDamaged' | 'files'
>;

/** A decrypted LeaveBit and its files. */
export interface DecryptedForExport {
  row: LeavebitRow & { isDamaged: boolean };
  /** Null if the LeaveBit is damaged. */
  dataKey: DataKey | null;
  content: Content;
  zipped: ZippedFile[];
}

/** Rows that are read again on each iteration, because together their texts may take up 10 MB. */
export interface LazyRows<Row> extends AsyncIterable<Row> {
  length: number;
}

export const createLazyRows = <Row>(length: number, read: () => AsyncGenerator<Row>): LazyRows<Row> => ({
  length,
  [Symbol.asyncIterator]: read,
});

/**
 * Decrypts LeaveBits for an export one page at a time, with all their files except removed ones. Damaged content is omitted and
 * reported in the export, so that the rest isn't lost with it. A file whose damage is detected only later aborts the download.
 */
export async function* decryptLeavebitPages(
  ctx: Context,
  pages: AsyncIterable<LeavebitRow[]>,
  places: Places,
): AsyncGenerator<DecryptedForExport[]> {
  for await (const rows of pages) {
    const files = await loadLeavebitFiles(ctx, rows);
    const chunks = await countChunks(
      ctx.db,
      [...files.values()].flat().map(({ id }) => id),
    );
    yield rows.map((row) => {
      const opened = openIfSound(ctx, row, files.get(row.id) ?? []);
      return opened
        ? whole(ctx, opened, chunks, places)
        : { row: { ...row, isDamaged: true }, dataKey: null, content: damaged(row), zipped: [] };
    });
  }
}

/** Collects what must be known about the LeaveBits before the first one is written. */
export async function collectZippedFiles(
  pages: AsyncIterable<DecryptedForExport[]>,
): Promise<{ length: number; zipped: ZippedFile[] }> {
  let length = 0;
  const zipped: ZippedFile[] = [];
  for await (const page of pages) {
    length += page.length;
    for (const one of page) zipped.push(...one.zipped);
  }
  return { length, zipped };
}

type TrashedFile = Awaited<ReturnType<typeof loadTrashRows>>['files'][number];

/** Assigns a LeaveBit's files their paths, in order. */
interface Places {
  assign(headline: string, files: readonly string[], leavebit: { id: number; userId: number }): string[];
}

/** A file removed from a LeaveBit, in the same form as those from `decryptLeavebitPages`. Null if it is damaged. */
export function decryptRemovedFile(
  ctx: Context,
  { file, leavebit }: TrashedFile,
  chunks: ReadonlyMap<number, number>,
  places: Places,
): (PlacedFiles & { trashed: TrashedFile }) | null {
  const opened = decryptLeavebitFile(ctx, leavebit, file);
  if (!opened) return null;
  const { description } = decryptHeadline(ctx, leavebit);
  const dataKey = unwrapVerifiedDataKey(ctx.keyRing, leavebit);
  return {
    trashed: { file, leavebit },
    ...placeFiles(ctx, { row: leavebit, description, dataKey, files: [opened] }, chunks, places),
  };
}

function openIfSound(ctx: Context, row: LeavebitRow, files: LeavebitFileRow[]): DecryptedLeavebit | null {
  try {
    return decryptLeavebit(ctx.keyRing, row, files);
  } catch (error) {
    ctx.logger.error(
      { alarm: 'leavebit-damaged', err: error, leavebitId: row.id },
      'a LeaveBit could not be decrypted for an export',
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
  opened: DecryptedLeavebit,
  chunks: ReadonlyMap<number, number>,
  places: Places,
): DecryptedForExport {
  const { row, dataKey, description, infoFields } = opened;
  const { files, zipped } = placeFiles(ctx, opened, chunks, places);
  const lastUpdate = row.lastUpdate.toISOString();
  return {
    row: { ...row, isDamaged: false },
    dataKey,
    content: {
      id: row.id,
      description,
      infoFields,
      ...presentSealing(opened),
      lastUpdate,
      isDamaged: false,
      files,
    },
    zipped,
  };
}

interface PlacedFiles {
  files: ExportedFile[];
  zipped: ZippedFile[];
}

/** Assigns files their paths in the ZIP. Files with missing chunks get none. */
function placeFiles(
  ctx: Context,
  {
    row,
    description,
    dataKey,
    files,
  }: Pick<DecryptedLeavebit, 'description' | 'dataKey' | 'files'> & { row: { id: number; userId: number } },
  chunks: ReadonlyMap<number, number>,
  places: Places,
): PlacedFiles {
  const paths = places.assign(
    description,
    files.map(({ name }) => name),
    row,
  );
  const listed = files.map((file, index) => {
    const isWhole = chunks.get(file.id) === getChunkCount(file.size);
    if (!isWhole) ctx.logger.error({ fileId: file.id }, 'a stored file is damaged');
    return { file, path: isWhole ? paths[index]! : null };
  });
  return {
    files: listed.map(({ file: { name, size, sha256, mimeType }, path }) => ({
      name,
      path,
      size,
      sha256: sha256.toString('hex'),
      mimeType,
    })),
    zipped: listed.flatMap(({ file, path }) => (path === null ? [] : [zip(file, path, dataKey)])),
  };
}

const zip = (
  { id, size, sha256 }: ZippedFile | DecryptedLeavebit['files'][number],
  path: string,
  dataKey: DataKey,
) => ({
  id,
  size,
  sha256,
  path,
  dataKey,
});
