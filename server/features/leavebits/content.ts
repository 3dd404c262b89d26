import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import type { Context } from '../../context.ts';
import type { triggerByteFiles, triggerBytes } from '../../db/schema/index.ts';
import { DAMAGED } from '../access/damaged.ts';
import { openSealedKey } from '../access/seal.ts';
import type { StoredFile } from '../files/stored-file.ts';

export type LeavebitRow = typeof triggerBytes.$inferSelect;
export type FileRow = typeof triggerByteFiles.$inferSelect & StoredFile;

/** A file of a LeaveBit, with its decrypted name. */
export interface LeavebitFile extends StoredFile {
  name: string;
  mimeType: string;
  fileCounter: number;
}

/** The place that the seal of each value binds it to. */
const place = {
  description: (id: number) => `trigger_bytes/${id}/description`,
  infoFields: (id: number) => `trigger_bytes/${id}/info_fields`,
  /** A name is bound to its file and to the file's MIME type. */
  filename: ({ triggerByteId, fileCounter, storedFileId, mimeType }: NamedFile) =>
    `trigger_byte_files/${triggerByteId}/${fileCounter}/${storedFileId}/${mimeType}/filename`,
};

/** The facts that a file name's seal is bound to. */
type NamedFile = Pick<FileRow, 'triggerByteId' | 'fileCounter' | 'storedFileId' | 'mimeType'>;

export function sealTexts(dataKey: DataKey, id: number, texts: { description: string; infoFields: string }) {
  return {
    description: dataKey.sealText(texts.description, place.description(id)),
    infoFields: dataKey.sealText(texts.infoFields, place.infoFields(id)),
  };
}

export function openTexts(dataKey: DataKey, row: Pick<LeavebitRow, 'id' | 'description' | 'infoFields'>) {
  return {
    description: dataKey.openText(row.description, place.description(row.id)),
    infoFields: dataKey.openText(row.infoFields, place.infoFields(row.id)),
  };
}

/** A decrypted LeaveBit. The reader's access has been decided before. */
export interface OpenedLeavebit {
  row: LeavebitRow;
  dataKey: DataKey;
  description: string;
  infoFields: string;
  files: LeavebitFile[];
}

/** @param files the LeaveBit's own, in the order of their counters. */
export function openLeavebit(keyRing: KeyRing, row: LeavebitRow, files: FileRow[]): OpenedLeavebit {
  const dataKey = openSealedKey(keyRing, row);
  return {
    row,
    dataKey,
    ...openTexts(dataKey, row),
    files: files.map((file) => openFile(dataKey, file)),
  };
}

function openFile(dataKey: DataKey, file: FileRow): LeavebitFile {
  const { id, size, sha256, fileCounter, mimeType } = file;
  return { id, size, sha256, fileCounter, mimeType, name: openFileName(dataKey, file) };
}

/** One file of a LeaveBit. Null when it does not open. */
export function openLeavebitFile(ctx: Context, row: HeadlineRow, file: FileRow): LeavebitFile | null {
  return openIfSound(ctx, row, () => openFile(openSealedKey(ctx.keyRing, row), file));
}

/** A LeaveBit in a list. */
export type ListedLeavebit = Omit<OpenedLeavebit, 'dataKey'>;

/** Opens a LeaveBit for a list. A sentence replaces a damaged one, so that the others still show. */
export function openForList(ctx: Context, row: LeavebitRow, files: FileRow[]): ListedLeavebit {
  const opened = openIfSound(ctx, row, () => openLeavebit(ctx.keyRing, row, files));
  return opened ?? { row, description: DAMAGED, infoFields: '', files: [] };
}

/** A LeaveBit in the list of a reader who may not open it. */
export interface Headline {
  row: HeadlineRow;
  description: string;
}

/** The info may be absent: it is not decrypted. */
export type HeadlineRow = Omit<LeavebitRow, 'infoFields'>;

/** Decrypts the description for a list, and nothing else. A sentence replaces a damaged one. */
export function openHeadline(ctx: Context, row: HeadlineRow): Headline {
  const description = openIfSound(ctx, row, () =>
    openSealedKey(ctx.keyRing, row).openText(row.description, place.description(row.id)),
  );
  return { row, description: description ?? DAMAGED };
}

function openIfSound<Opened>({ logger }: Context, { id }: { id: number }, open: () => Opened): Opened | null {
  try {
    return open();
  } catch (error) {
    logger.error(
      { alarm: 'leavebit-damaged', err: error, leavebitId: id },
      'a LeaveBit could not be decrypted',
    );
    return null;
  }
}

/** The sealed columns of a file's name. */
export function sealFileName(dataKey: DataKey, file: NamedFile, name: string) {
  return {
    filename: dataKey.sealText(name, place.filename(file)),
    filenameDigest: dataKey.digestName(name),
  };
}

function openFileName(dataKey: DataKey, file: FileRow): string {
  const name = dataKey.openText(file.filename, place.filename(file));
  if (!dataKey.digestName(name).equals(file.filenameDigest))
    throw new Error(`The digest of a file name of LeaveBit ${file.triggerByteId} is not that of the name`);
  return name;
}
