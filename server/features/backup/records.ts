import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { OperatorError } from '../../operator-error.ts';

/**
 * A backup is a line of text followed by records, each consisting of a letter, the payload's length (4 bytes, big-endian) and
 * the payload. `M` is the manifest, `T` starts a table, `D` holds a chunk of its rows in PostgreSQL's binary COPY format, `E`
 * ends the table, and `Z` ends the backup. All payloads except `D` are JSON.
 */
const FIRST_LINE = Buffer.from('LEAVEBITS BACKUP 1\n');
/** The prefix shared by all format versions. */
const NAME = FIRST_LINE.subarray(0, 17);
const HEAD_BYTES = 5;
const LONGEST = 1024 * 1024;

const kinds = ['M', 'T', 'D', 'E', 'Z'] as const;
type Kind = (typeof kinds)[number];

interface BackupRecord {
  kind: Kind;
  content: Buffer;
}

/** Thrown if a file isn't a complete backup. */
export class InvalidBackupError extends OperatorError {}

export interface RecordWriter {
  bytes(): number;
  /** Hex digest of everything so far. */
  digest(): string;
  write(kind: Kind, content: object | Buffer): Promise<void>;
}

/** Writes the records of a backup to an empty file. */
export async function createRecordWriter(file: FileHandle): Promise<RecordWriter> {
  const hash = createHash('sha256');
  let bytes = 0;
  const put = async (piece: Buffer) => {
    hash.update(piece);
    bytes += piece.length;
    await file.writeFile(piece);
  };
  await put(FIRST_LINE);
  return {
    bytes: () => bytes,
    digest: () => hash.copy().digest('hex'),
    async write(kind, content) {
      const whole = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
      // A chunk of rows may exceed the maximum record length.
      for (let at = 0; at === 0 || at < whole.length; at += LONGEST) {
        const part = whole.subarray(at, at + LONGEST);
        const head = Buffer.alloc(HEAD_BYTES, kind, 'latin1');
        head.writeUInt32BE(part.length, 1);
        await put(Buffer.concat([head, part]));
      }
    },
  };
}

export interface RecordReader {
  /** The next record; `digest` covers everything before it. Throws at the end of the file. */
  next(): Promise<BackupRecord & { digest: string }>;
  bytes(): number;
  /** Throws if there is trailing data. */
  assertEnd(): Promise<void>;
}

/**
 * Streams the records of a file from its beginning, in constant memory.
 * @throws InvalidBackupError with a message for the operator.
 */
export async function createRecordReader(file: FileHandle): Promise<RecordReader> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(LONGEST);
  let place = 0;
  const fill = async (target: Buffer): Promise<number> => {
    let filled = 0;
    while (filled < target.length) {
      const { bytesRead } = await file.read(target, filled, target.length - filled, place + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    place += filled;
    return filled;
  };
  const whole = async (target: Buffer): Promise<Buffer> => {
    if ((await fill(target)) === target.length) return target;
    throw new InvalidBackupError(
      `The file is truncated: it ends after ${place} bytes, without its end marker.`,
    );
  };

  const name = Buffer.alloc(NAME.length);
  await fill(name);
  if (!name.equals(NAME)) throw new InvalidBackupError('The file isn’t a backup made by npm run backup.');
  const line = Buffer.concat([name, await whole(Buffer.alloc(FIRST_LINE.length - NAME.length))]);
  if (!line.equals(FIRST_LINE)) {
    throw new InvalidBackupError('The file is damaged or was made by a newer version of LeaveBits.');
  }
  hash.update(line);
  return {
    bytes: () => place,
    async next() {
      const at = place;
      const digest = hash.copy().digest('hex');
      const head = await whole(Buffer.alloc(HEAD_BYTES));
      const kind = kinds.find((letter) => letter === String.fromCharCode(head[0]!));
      const length = head.readUInt32BE(1);
      if (!kind || length > LONGEST) throw damagedFileError(at);
      const content = await whole(buffer.subarray(0, length));
      hash.update(head).update(content);
      return { kind, content: Buffer.from(content), digest };
    },
    async assertEnd() {
      if ((await fill(Buffer.alloc(1))) > 0) throw damagedFileError(place - 1);
    },
  };
}

/** @param at the offset of the first wrong byte, as far as can be determined */
export function damagedFileError(at: number): InvalidBackupError {
  return new InvalidBackupError(`The file is damaged near byte ${at}.`);
}
