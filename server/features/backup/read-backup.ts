import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { z } from 'zod';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import { isKnownMigration } from '../../db/migration-history.ts';
import { OperatorError } from '../../operator-error.ts';
import {
  backupTrailerSchema,
  manifestSchema,
  BACKUP_TAG_AAD,
  tableTrailerSchema,
  tableHeaderSchema,
  type BackupManifest,
  type BackupTable,
} from './manifest.ts';
import { InvalidBackupError, createRecordReader, damagedFileError, type RecordReader } from './records.ts';

/**
 * Consumes the rows of one table.
 * @returns their number, or null if it doesn't count them
 */
export type TableConsumer = (table: BackupTable, pieces: AsyncIterable<Buffer>) => Promise<number | null>;

/**
 * Reads a whole backup and checks that this version and key ring can restore it.
 * @throws OperatorError
 */
export async function verifyBackup(
  file: FileHandle,
  {
    keyRing,
    version,
    onProgress,
  }: { keyRing: KeyRing; version: string; onProgress?: (bytes: number) => void },
): Promise<BackupManifest> {
  // Checked first because reading the rest may take minutes.
  const manifest = await manifestOf(await createRecordReader(file));
  if (!isKnownMigration(manifest.migration.hash)) {
    throw new OperatorError(
      `Version ${manifest.version} of LeaveBits made this backup, with migration ${manifest.migration.name}. ` +
        `This version, ${version}, doesn’t have that migration. Restore with that version or a newer one.`,
    );
  }
  assertKeys(manifest, keyRing);
  const passBy: TableConsumer = async (_table, pieces) => {
    for await (const piece of pieces) void piece;
    return null;
  };
  return readBackup(file, keyRing, passBy, onProgress);
}

/**
 * Reads a whole backup, passing each table's rows to `take`. The iteration throws at its end if a table's digest is wrong. The
 * overall digest and its tag come last, so nothing passed to `take` may be trusted until the promise resolves.
 * @throws InvalidBackupError for a truncated or altered file
 */
export async function readBackup(
  file: FileHandle,
  keyRing: KeyRing,
  take: TableConsumer,
  onProgress?: (bytes: number) => void,
): Promise<BackupManifest> {
  const reader = await createRecordReader(file);
  const manifest = await manifestOf(reader);
  for (let tables = 0; ; tables += 1) {
    const at = reader.bytes();
    const { kind, content, digest } = await reader.next();
    if (kind === 'Z') {
      const end = parse(backupTrailerSchema, content, at);
      if (end.tables !== tables || end.sha256 !== digest) throw damagedFileError(at);
      assertSeal(end, keyRing);
      await reader.assertEnd();
      return manifest;
    }
    if (kind !== 'T') throw damagedFileError(at);
    const rowsEnd: { rows?: number } = {};
    const taken = await take(
      parse(tableHeaderSchema, content, at),
      piecesOf(reader, (rows) => (rowsEnd.rows = rows), onProgress),
    );
    if (rowsEnd.rows === undefined || (taken !== null && taken !== rowsEnd.rows)) throw damagedFileError(at);
  }
}

async function manifestOf(reader: RecordReader): Promise<BackupManifest> {
  const at = reader.bytes();
  const { kind, content } = await reader.next();
  if (kind !== 'M') throw damagedFileError(at);
  return parse(manifestSchema, content, at);
}

async function* piecesOf(
  reader: RecordReader,
  onEnd: (rows: number) => void,
  onProgress?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const at = reader.bytes();
    const { kind, content } = await reader.next();
    onProgress?.(reader.bytes());
    if (kind === 'D') {
      hash.update(content);
      bytes += content.length;
      yield content;
      continue;
    }
    if (kind !== 'E') throw damagedFileError(at);
    const end = parse(tableTrailerSchema, content, at);
    if (end.bytes !== bytes || end.sha256 !== hash.digest('hex')) throw damagedFileError(at - bytes);
    onEnd(end.rows);
    return;
  }
}

function parse<Shape extends z.ZodType>(shape: Shape, content: Buffer, at: number): z.infer<Shape> {
  try {
    const text = content.toString();
    const value = shape.parse(JSON.parse(text));
    // Accepts only the canonical serialization so that no altered byte goes unnoticed.
    if (JSON.stringify(value) === text) return value;
  } catch {
    // Invalid JSON or an unexpected shape means damage, too.
  }
  throw damagedFileError(at);
}

function assertKeys({ keys }: BackupManifest, keyRing: KeyRing): void {
  const given = new Map(
    keyRing.fingerprints().map(({ id, fingerprint }) => [id, fingerprint.toString('hex')]),
  );
  const named = (ids: string[]) => ids.map((id) => `"${id}"`).join(', ');
  const missing = keys.filter(({ id }) => !given.has(id)).map(({ id }) => id);
  const other = keys.filter(({ id, fingerprint }) => given.has(id) && given.get(id) !== fingerprint);
  const where =
    'They are in the DATA_KEYS used at the time of the backup, or in secrets.json in its DATA_DIR.';
  if (missing.length > 0) {
    throw new OperatorError(`DATA_KEYS lacks ${named(missing)}, which this backup needs. ${where}`);
  }
  if (other.length > 0) {
    const ids = other.map(({ id }) => id);
    throw new OperatorError(`DATA_KEYS has different keys ${named(ids)} than this backup needs. ${where}`);
  }
}

function assertSeal({ sha256, seal }: z.infer<typeof backupTrailerSchema>, keyRing: KeyRing): void {
  let sealed: string | null = null;
  try {
    sealed = keyRing.decryptText(Buffer.from(seal, 'hex'), BACKUP_TAG_AAD);
  } catch {
    // Altered, or made with another key.
  }
  if (sealed === sha256) return;
  throw new InvalidBackupError(
    'The file’s integrity tag is invalid. Its end is damaged, or someone without the keys created or altered it.',
  );
}
