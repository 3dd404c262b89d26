import { Readable } from 'node:stream';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { prependChunks, sendChunks } from '../../http/send-chunks.ts';
import { streamStoredFile, type AssertStillOpen } from './read-stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import { toPortableName, assignZipNames } from './zip-names.ts';

/** A stored file and its path in the ZIP, which must be safe on every system. */
export interface ZippedFile extends StoredFile {
  path: string;
  dataKey: DataKey;
}

/** A generated text. A long one is read while it is being sent. */
export type ZipText =
  { path: string; text: string | Buffer } | { path: string; bytes: number; read: () => Readable };

export interface ZipDownload {
  /** Without the extension. */
  name: string;
  /** Placed first. */
  texts: ZipText[];
  files: ZippedFile[];
  /** The modification time of every entry. */
  savedAt: Date;
  /** For a reader who may lose access while the files are being sent. */
  assertStillOpen?: AssertStillOpen;
}

export interface LeavebitDownload {
  /** Without the extension. */
  name: string;
  /** The LeaveBit's text, placed first. */
  letter: { name: string; text: string };
  files: (StoredFile & { name: string })[];
  dataKey: DataKey;
  savedAt: Date;
  assertStillOpen: AssertStillOpen;
}

/** Responds with all files of a LeaveBit, under portable names. */
export function sendLeavebitZip(
  ctx: Context,
  res: Response,
  { name, letter, files, dataKey, savedAt, assertStillOpen }: LeavebitDownload,
): Promise<void> {
  const [letterPath, ...paths] = assignZipNames([letter.name, ...files.map((file) => file.name)]);
  return sendZip(ctx, res, {
    name,
    texts: [{ path: letterPath!, text: letter.text }],
    files: files.map((file, index) => ({ ...file, path: paths[index]!, dataKey })),
    savedAt,
    assertStillOpen,
  });
}

/**
 * Streams a ZIP as it is created, one chunk at a time and only as fast as the client reads. Nothing is compressed, because
 * photos, videos and PDFs hardly shrink. The length is therefore known, and browsers can show progress. A damaged file aborts
 * the connection, so that no client mistakes a partial ZIP for a complete one.
 */
export async function sendZip({ pool }: Context, res: Response, offered: ZipDownload): Promise<void> {
  const { texts, files, savedAt, assertStillOpen } = offered;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const options = { mtime: savedAt, compress: false };
  let reading: Readable | undefined;
  const addLazily = (path: string, size: number, read: () => Readable) =>
    zip.addReadStreamLazy(path, { ...options, size }, (done) => {
      reading = read();
      reading.once('error', (error) => output.destroy(error));
      done(null, reading);
    });
  for (const text of texts) {
    if ('text' in text) zip.addBuffer(Buffer.from(text.text), text.path, options);
    else addLazily(text.path, text.bytes, text.read);
  }
  for (const file of files) {
    addLazily(file.path, file.size, () => {
      const bytes = streamStoredFile(
        pool,
        file.dataKey,
        file,
        { start: 0, end: file.size - 1 },
        assertStillOpen,
      );
      // Buffered by bytes, because the sixteen chunks buffered in object mode would take up 4 MB.
      return Readable.from(bytes, { objectMode: false });
    });
  }
  setZipHeaders(res, offered.name);
  res.set('Content-Length', String(await lengthOf(zip)));
  if (res.req.method === 'HEAD') {
    output.destroy();
    res.end();
    return;
  }
  try {
    await sendChunks(res, output);
  } finally {
    reading?.destroy();
  }
}

/** An entry that is decided only when it is its turn. */
export interface StreamedEntry {
  path: string;
  bytes: AsyncGenerator<Uint8Array>;
  /** Called with what `bytes` throws. Returns whether the ZIP goes on without this entry. */
  mayBeLeftOut: (error: unknown) => boolean;
}

export interface StreamedZip {
  /** Without the extension. */
  name: string;
  /** Each entry is requested once the one before it has been read to its end. */
  entries: AsyncIterable<StreamedEntry>;
  /** The modification time of every entry. */
  savedAt: Date;
}

/**
 * Streams a ZIP that is complete even if some of its entries turn out to be unavailable while it is being sent. Its length is
 * therefore unknown. An entry whose bytes end with an error isn't listed in the ZIP, so no program unpacks half a file.
 */
export async function sendStreamedZip(res: Response, { name, entries, savedAt }: StreamedZip): Promise<void> {
  // yazl's types omit the list from which it writes the ZIP's directory.
  const zip = new ZipFile() as ZipFile & { entries: object[] };
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  let reading: Readable | undefined;
  const incomplete = new Set<object>();
  async function add({ path, bytes, mayBeLeftOut }: StreamedEntry): Promise<void> {
    const leaveOut = (error: unknown) => {
      if (!mayBeLeftOut(error)) throw error;
    };
    // An entry that can't even begin leaves no trace.
    const first = await bytes.next().catch(leaveOut);
    if (!first) return;
    async function* read() {
      try {
        yield* prependChunks(first!.done ? [] : [first!.value], bytes);
      } catch (error) {
        leaveOut(error);
        incomplete.add(entry);
      }
    }
    const stream = (reading = Readable.from(read(), { objectMode: false }));
    zip.addReadStream(stream, path, { mtime: savedAt, compress: false });
    const entry = zip.entries.at(-1)!;
    await new Promise<void>((resolve, reject) => stream.once('close', resolve).once('error', reject));
  }
  async function addAll(): Promise<void> {
    for await (const entry of entries) {
      await add(entry);
      // The reader has disconnected.
      if (output.destroyed) return;
    }
    zip.entries = zip.entries.filter((entry) => !incomplete.has(entry));
    zip.end();
  }
  setZipHeaders(res, name);
  addAll().catch((error: unknown) => output.destroy(error as Error));
  try {
    await sendChunks(res, output);
  } finally {
    output.destroy();
    reading?.destroy();
  }
}

function setZipHeaders(res: Response, name: string): void {
  res.attachment(`${toPortableName(name, 'LeaveBit')}.zip`);
  res.set({
    'Content-Type': 'application/zip',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
}

/** Completes the list of entries. Without compression, yazl knows the length immediately. */
function lengthOf(zip: ZipFile): Promise<number> {
  return new Promise((resolve) => {
    // yazl's types omit the argument.
    const take: (bytes?: number) => void = (bytes) => resolve(bytes!);
    zip.end({ comment: '', forceZip64Format: false }, take);
  });
}
