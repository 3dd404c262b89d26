import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { readFile } from './read-file.ts';
import type { StoredFile } from './stored-file.ts';
import { portableName, zipNames } from './zip-names.ts';

export interface OfferedZip {
  /** Without the extension. */
  name: string;
  /** A text of our own that comes first. */
  sheet: { name: string; text: string };
  files: (StoredFile & { name: string })[];
  dataKey: DataKey;
  /** The time that every entry shows. */
  savedAt: Date;
}

/**
 * Answers with all files in one ZIP. It makes the ZIP while it sends it, a chunk at a time, and only as fast as the
 * client reads. Nothing is compressed, because photos, films and PDFs hardly shrink. So the length is known and a browser
 * can show progress. A damaged file cuts the connection, so no client mistakes a part for the whole ZIP.
 */
export async function sendZip({ pool }: Context, res: Response, offered: OfferedZip): Promise<void> {
  const { sheet, files, dataKey, savedAt } = offered;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const options = { mtime: savedAt, compress: false };
  const names = zipNames([sheet.name, ...files.map((file) => file.name)]);
  zip.addBuffer(Buffer.from(sheet.text), names[0]!, options);
  let reading: Readable | undefined;
  for (const [index, file] of files.entries()) {
    zip.addReadStreamLazy(names[index + 1]!, { ...options, size: file.size }, (done) => {
      const bytes = readFile(pool, dataKey, file, { start: 0, end: file.size - 1 });
      // By bytes: sixteen chunks ahead, as objects are counted, would be 4 MB.
      reading = Readable.from(bytes, { objectMode: false });
      reading.once('error', (error) => output.destroy(error));
      done(null, reading);
    });
  }
  const bytes = await lengthOf(zip);
  res.attachment(`${portableName(offered.name, 'LeaveBit')}.zip`);
  res.set({
    'Content-Type': 'application/zip',
    'Content-Length': String(bytes),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
  if (res.req.method === 'HEAD') {
    output.destroy();
    res.end();
    return;
  }
  try {
    await pipeline(output, res);
  } catch (error) {
    // The reader went away: nothing is wrong on our side.
    if ((error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  } finally {
    reading?.destroy();
  }
}

/** Closes the list of entries; yazl then knows the length at once, as nothing is compressed. */
function lengthOf(zip: ZipFile): Promise<number> {
  return new Promise((resolve) => {
    // Its types leave the figure out.
    const take: (bytes?: number) => void = (bytes) => resolve(bytes!);
    zip.end({ comment: '', forceZip64Format: false }, take);
  });
}
