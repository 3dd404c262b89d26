import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import type { Context } from '../../context.ts';
import type { triggerByteFiles, triggerBytes } from '../../db/schema/index.ts';
import { DAMAGED_MESSAGE, unwrapVerifiedDataKey } from '../access/integrity.ts';
import type { StoredFile } from '../files/stored-file.ts';

export type LeavebitRow = typeof triggerBytes.$inferSelect;
export type LeavebitFileRow = typeof triggerByteFiles.$inferSelect & StoredFile;

/** A file of a LeaveBit, with its decrypted name. */
export interface LeavebitFile extends StoredFile {
  name: string;
  mimeType: string;
  fileCounter: number;
}

/** The AAD of each encrypted value. */
const place = {
  description: (id: number) => `trigger_bytes/${id}/description`,
  infoFields: (id: number) => `trigger_bytes/${id}/info_fields`,
  /** Binds a name to its file and the file's MIME type. */
  filename: ({ triggerByteId, fileCounter, storedFileId, mimeType }: NamedFile) =>
    `trigger_byte_files/${triggerByteId}/${fileCounter}/${storedFileId}/${mimeType}/filename`,
};

/** The fields in the AAD of a file name. */
type NamedFile = Pick<LeavebitFileRow, 'triggerByteId' | 'fileCounter' | 'storedFileId' | 'mimeType'>;

/** The texts of a LeaveBit. `sealedNames` only if it is sealed and its owner's browser has named files. */
export interface LeavebitTexts {
  description: string;
  infoFields: string;
  sealedNames?: string | undefined;
}

/** Separates the sealed names from the text that they are stored with. Neither can contain it. */
const NAMES_FOLLOW = '\u0000';

export function encryptLeavebitTexts(dataKey: DataKey, id: number, texts: LeavebitTexts) {
  const { description, infoFields, sealedNames } = texts;
  const withNames = sealedNames === undefined ? infoFields : infoFields + NAMES_FOLLOW + sealedNames;
  return {
    description: dataKey.encryptText(description, place.description(id)),
    infoFields: dataKey.encryptText(withNames, place.infoFields(id)),
  };
}

export function decryptLeavebitTexts(
  dataKey: DataKey,
  row: Pick<LeavebitRow, 'id' | 'description' | 'infoFields'>,
): LeavebitTexts {
  const description = dataKey.decryptText(row.description, place.description(row.id));
  const [infoFields = '', sealedNames] = dataKey
    .decryptText(row.infoFields, place.infoFields(row.id))
    .split(NAMES_FOLLOW);
  return {
    description,
    infoFields,
    ...(sealedNames !== undefined && { sealedNames }),
  };
}

/** A decrypted LeaveBit. Access to it has already been checked. */
export interface DecryptedLeavebit extends LeavebitTexts {
  row: LeavebitRow;
  dataKey: DataKey;
  files: LeavebitFile[];
}

/** @param files the LeaveBit's own, ordered by counter */
export function decryptLeavebit(
  keyRing: KeyRing,
  row: LeavebitRow,
  files: LeavebitFileRow[],
): DecryptedLeavebit {
  return decryptWith(unwrapVerifiedDataKey(keyRing, row), row, files);
}

function decryptWith(dataKey: DataKey, row: LeavebitRow, files: LeavebitFileRow[]): DecryptedLeavebit {
  return {
    row,
    dataKey,
    ...decryptLeavebitTexts(dataKey, row),
    files: files.map((file) => openFile(dataKey, file)),
  };
}

function openFile(dataKey: DataKey, file: LeavebitFileRow): LeavebitFile {
  const { id, size, sha256, fileCounter, mimeType } = file;
  return { id, size, sha256, fileCounter, mimeType, name: openFileName(dataKey, file) };
}

/** Decrypts one file of a LeaveBit. Returns null if that fails. */
export function decryptLeavebitFile(
  ctx: Context,
  row: LeavebitHeadlineRow,
  file: LeavebitFileRow,
): LeavebitFile | null {
  return openIfSound(ctx, row, () => openFile(unwrapVerifiedDataKey(ctx.keyRing, row), file));
}

export type ListedLeavebit = Omit<DecryptedLeavebit, 'dataKey'>;

/**
 * Decrypts a LeaveBit for a list. A damaged one is replaced with a message so that the rest of the list can still be shown.
 * @param verified the key that a decision about this very row has unwrapped with its integrity check, which needn't be repeated
 */
export function decryptForList(
  ctx: Context,
  row: LeavebitRow,
  files: LeavebitFileRow[],
  verified?: DataKey,
): ListedLeavebit {
  const opened = openIfSound(ctx, row, () =>
    decryptWith(verified ?? unwrapVerifiedDataKey(ctx.keyRing, row), row, files),
  );
  return opened ?? { row, description: DAMAGED_MESSAGE, infoFields: '', files: [] };
}

/** A LeaveBit in the list of a reader who can't open it. */
export interface LeavebitHeadline {
  row: LeavebitHeadlineRow;
  description: string;
}

/** Excludes `infoFields`, which are never decrypted for a headline. */
export type LeavebitHeadlineRow = Omit<LeavebitRow, 'infoFields'>;

/** Decrypts only the description, for a list. A damaged one is replaced with a message. `verified` as for `decryptForList`. */
export function decryptHeadline(
  ctx: Context,
  row: LeavebitHeadlineRow,
  verified?: DataKey,
): LeavebitHeadline {
  const dataKey = () => verified ?? unwrapVerifiedDataKey(ctx.keyRing, row);
  const description = openIfSound(ctx, row, () =>
    dataKey().decryptText(row.description, place.description(row.id)),
  );
  return { row, description: description ?? DAMAGED_MESSAGE };
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

export function encryptFileName(dataKey: DataKey, file: NamedFile, name: string) {
  return {
    filename: dataKey.encryptText(name, place.filename(file)),
    filenameDigest: dataKey.digestName(name),
  };
}

function openFileName(dataKey: DataKey, file: LeavebitFileRow): string {
  const name = dataKey.decryptText(file.filename, place.filename(file));
  if (!dataKey.digestName(name).equals(file.filenameDigest))
    throw new Error(`The digest of a file name of LeaveBit ${file.triggerByteId} does not match the name`);
  return name;
}
