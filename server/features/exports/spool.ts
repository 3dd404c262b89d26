import { createCipheriv, createDecipheriv, randomBytes, type Cipher } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Logger } from '../../http/log/logger.ts';
import type { ZipText } from '../files/send-zip.ts';

/** The maximum held in memory. Almost all texts of an export are smaller. */
const MEMORY_BYTES = 256 * 1024;

/** After this many bytes of a text, yields to other requests. */
const STRETCH_BYTES = 64 * 1024;

/** A text that is ready to be read. */
export interface SpooledText {
  bytes: number;
  /** The whole text, if it is held in memory. */
  whole: Buffer | null;
  read: () => Readable;
  /** Releases the text's resources. Idempotent. */
  close(): Promise<void>;
}

/**
 * Spools a text so that a slow reader doesn't tie up memory. Large texts go to a file in the data folder, encrypted with a key
 * that only this process has. The file is unlinked immediately, so a crash leaves nothing behind. If the folder isn't writable,
 * the text stays in memory.
 */
export async function spoolText(
  pieces: Iterable<string> | AsyncIterable<string>,
  { dataDir, logger }: { dataDir: string; logger: Pick<Logger, 'warn'> },
): Promise<SpooledText> {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let bytes = 0;
  let stretch = 0;
  let file: SpoolFile | null | undefined;
  const flush = async () => {
    file ??= await openFile(dataDir, logger);
    if (!file) return;
    await file.append(Buffer.concat(kept));
    kept.length = 0;
    keptBytes = 0;
  };
  try {
    for await (const piece of pieces) {
      const plain = Buffer.from(piece);
      kept.push(plain);
      keptBytes += plain.length;
      bytes += plain.length;
      stretch += plain.length;
      if (keptBytes > MEMORY_BYTES && file !== null) await flush();
      if (stretch > STRETCH_BYTES) {
        stretch = 0;
        await letOthersIn();
      }
    }
    if (file && kept.length > 0) await flush();
  } catch (error) {
    await file?.close();
    throw error;
  }
  const stored = file ?? null;
  const whole = stored ? null : Buffer.concat(kept);
  return {
    bytes,
    whole,
    read: () => Readable.from(stored ? stored.read() : [whole], { objectMode: false }),
    close: async () => stored?.close(),
  };
}

interface SpoolFile {
  append(plain: Buffer): Promise<void>;
  read(): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/** Null if no file can be written. */
async function openFile(dataDir: string, logger: Pick<Logger, 'warn'>): Promise<SpoolFile | null> {
  const folder = join(dataDir, 'exports');
  let handle: FileHandle;
  try {
    // The operator must create the data folder itself.
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const path = join(folder, randomBytes(16).toString('hex'));
    handle = await open(path, 'wx+', 0o600);
    await rm(path);
  } catch (error) {
    logger.warn({ err: error }, 'an export is held in memory because the data folder is not writable');
    return null;
  }
  const key = randomBytes(32);
  const iv = randomBytes(16);
  // CTR without authentication is enough, because only this process can access an unlinked file.
  const cipher: Cipher = createCipheriv('aes-256-ctr', key, iv);
  let isOpen = true;
  return {
    async append(plain) {
      await handle.writeFile(cipher.update(plain));
    },
    async *read() {
      const decipher = createDecipheriv('aes-256-ctr', key, iv);
      const buffer = Buffer.alloc(64 * 1024);
      for (let position = 0; ;) {
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0) return;
        position += bytesRead;
        yield decipher.update(buffer.subarray(0, bytesRead));
      }
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await handle.close();
    },
  };
}

/** If the checksum of a text is known in advance, its ZIP entry needs no data descriptor. */
export const toZipText = (path: string, { whole, bytes, read }: SpooledText): ZipText =>
  whole ? { path, text: whole } : { path, bytes, read };
