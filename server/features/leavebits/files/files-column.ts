import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { storedFiles, triggerByteFiles, triggerBytes } from '#server/db/schema/index.ts';
import type { LeavebitFileRow } from '../leavebit-encryption.ts';

/** More files than this are read by a query of their own, so that a list of LeaveBits stays small. */
const MOST_IN_ROW = 8;

/** A file's row as JSON, which has no bytes or dates. */
type FileAsJson = {
  [Name in keyof LeavebitFileRow]: LeavebitFileRow[Name] extends Buffer | Date
    ? string
    : LeavebitFileRow[Name] extends Date | null
      ? null
      : LeavebitFileRow[Name];
};

const base64 = (column: PgColumn) => sql`encode(${column}, 'base64')`;

/**
 * The files of a LeaveBit that aren't in the trash, oldest first, as a column of a query for LeaveBits. So they come from the same
 * snapshot as the rest of its row. Null without files, and `many` if there are too many for a row.
 */
export const filesColumn = sql<LeavebitFileRow[] | 'many' | null>`case
  when ${triggerBytes.lastFileCounter} = 0 then null
  when ${triggerBytes.lastFileCounter} > ${sql.raw(String(MOST_IN_ROW))} then '"many"'::json
  else (
    select coalesce(json_agg(json_build_object(
      'triggerByteId', ${triggerByteFiles.triggerByteId}, 'fileCounter', ${triggerByteFiles.fileCounter},
      'storedFileId', ${triggerByteFiles.storedFileId}, 'filename', ${base64(triggerByteFiles.filename)},
      'filenameDigest', ${base64(triggerByteFiles.filenameDigest)}, 'mimeType', ${triggerByteFiles.mimeType},
      'createdAt', ${triggerByteFiles.createdAt}, 'trashedAt', null, 'purgedAt', null,
      'id', ${storedFiles.id}, 'size', ${storedFiles.size}, 'sha256', ${base64(storedFiles.sha256)}
    ) order by ${triggerByteFiles.fileCounter}), '[]'::json)
    from ${triggerByteFiles} join ${storedFiles} on ${storedFiles.id} = ${triggerByteFiles.storedFileId}
    where ${triggerByteFiles.triggerByteId} = ${triggerBytes.id} and ${storedFiles.size} is not null
      and ${storedFiles.sha256} is not null and ${triggerByteFiles.trashedAt} is null)
  end`.mapWith((found: FileAsJson[] | 'many') => (found === 'many' ? found : found.map(parseFile)));

const parseFile = ({
  filename,
  filenameDigest,
  createdAt,
  sha256,
  ...file
}: FileAsJson): LeavebitFileRow => ({
  ...file,
  filename: Buffer.from(filename, 'base64'),
  filenameDigest: Buffer.from(filenameDigest, 'base64'),
  sha256: Buffer.from(sha256, 'base64'),
  createdAt: new Date(createdAt),
});
