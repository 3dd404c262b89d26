import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';

/** The file in a `.1pux` archive that contains the entries. */
const DATA_FILE = 'export.data';

/**
 * The part of an export that contains its entries. A `.1pux` file is a ZIP that may also contain documents.
 * @throws DomainError `invalid` or `too-large`
 */
export async function unpackExport(bytes: Buffer): Promise<Buffer> {
  const isPacked = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
  const entries = isPacked ? await entriesIn(bytes).catch(refuse) : bytes;
  assertReadable(entries.length);
  return entries;
}

function refuse(error: unknown): never {
  if (error instanceof DomainError) throw error;
  throw new DomainError('invalid', 'This file is damaged or incomplete. Please export it again.');
}

function assertReadable(size: number): void {
  if (size > importLimits.entriesBytes)
    throw new DomainError(
      'too-large',
      'There is too much in this file. Please export fewer entries at a time.',
    );
}

async function entriesIn(bytes: Buffer): Promise<Buffer> {
  const zip = await fromBufferPromise(bytes);
  let count = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if ((count += 1) > importLimits.zipEntries) break;
    if (entry.fileName !== DATA_FILE) continue;
    // The library rejects a file that unpacks to more than its declared size.
    assertReadable(entry.uncompressedSize);
    return buffer(await zip.openReadStreamPromise(entry));
  }
  throw new DomainError('invalid', 'This ZIP file isn’t a 1Password export. Please unzip it first.');
}
