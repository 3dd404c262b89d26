import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { ImportDraftFile } from '#shared/contracts/imports.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';
import { damaged, passwordProtected, spreadsheet } from './rejections.ts';

export interface UnpackedExport {
  /** The files that contain entries. Only a ZIP may have several. */
  lists: { path: string; bytes: Buffer }[];
  /** The other files of a ZIP by path, such as documents. They aren't unpacked. */
  files: ReadonlyMap<string, PackedFile>;
}

/** A file in a ZIP. */
export interface PackedFile {
  bytes: number;
  /** Whether a browser can unpack it. */
  isReadable: boolean;
  /** Where the ZIP has it. The owner's browser unpacks it from there. */
  locate: () => Promise<Omit<ImportDraftFile, 'name'>>;
}

/**
 * The parts of an export that contain its entries. 1Password, Bitwarden, Dashlane and Proton Pass write ZIPs, which may also
 * contain documents. Other exports are their own and only part.
 * @throws DomainError `invalid` or `too-large`
 */
export async function unpackExport(bytes: Buffer): Promise<UnpackedExport> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return unpackZip(bytes).catch(reject);
  assertReadable(bytes.length);
  return { lists: [{ path: '', bytes }], files: new Map() };
}

function reject(error: unknown): never {
  if (error instanceof DomainError) throw error;
  throw damaged();
}

function assertReadable(size: number): void {
  if (size > importLimits.entriesBytes)
    throw new DomainError(
      'too-large',
      'There is too much in this file. Please export fewer entries at a time.',
    );
}

/** Directories with attached files, or with what macOS adds to a ZIP. Nothing in them is a list. */
const BESIDE = /(?:^|\/)(?:attachments|files|__MACOSX)\//;
const HIDDEN = /(?:^|\/)\./;
/** The files by which 1Password, Bitwarden and Proton Pass are recognized. */
const DATA = /(?:^|\/)(?:export\.data|data\.json)$/;
/** What Excel and LibreOffice save are ZIPs with files in XML. */
const SPREADSHEET = /^(?:xl\/workbook\.xml|META-INF\/manifest\.xml)$/;
const LIST = /\.(?:csv|tsv|json|xml)$/i;

async function unpackZip(bytes: Buffer): Promise<UnpackedExport> {
  const zip = await fromBufferPromise(bytes);
  const entries = await listEntries(zip);
  const candidates = entries.filter(({ fileName }) => !BESIDE.test(fileName));
  const data = candidates.filter(({ fileName }) => DATA.test(fileName));
  const chosen =
    data.length > 0 ? data.slice(0, 1) : candidates.filter(({ fileName }) => LIST.test(fileName));
  if (chosen.length === 0 || isSpreadsheet(entries)) throw describeOtherZip(entries);
  if (chosen.length > importLimits.zipLists) throw tooManyFiles();
  if (chosen.some((entry) => entry.isEncrypted())) throw passwordProtected();
  assertReadable(chosen.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0));
  const lists: UnpackedExport['lists'] = [];
  for (const entry of chosen) {
    // The library rejects a file that unpacks to more than its declared size.
    lists.push({ path: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  }
  const files = entries
    .filter((entry) => !chosen.includes(entry) && !entry.fileName.startsWith('__MACOSX/'))
    .map((entry): [string, PackedFile] => [entry.fileName, toPackedFile(zip, entry)]);
  return { lists, files: new Map(files) };
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let count = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if ((count += 1) > importLimits.zipEntries) throw tooManyFiles();
    if (!entry.fileName.endsWith('/') && !HIDDEN.test(entry.fileName)) entries.push(entry);
  }
  return entries;
}

/** Stored and deflated. */
const READABLE_METHODS = [0, 8];

const toPackedFile = (zip: ZipFile, entry: Entry): PackedFile => ({
  bytes: entry.uncompressedSize,
  isReadable: !entry.isEncrypted() && READABLE_METHODS.includes(entry.compressionMethod),
  locate: async () => {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return {
      offset: fileDataStart,
      packedBytes: entry.compressedSize,
      isCompressed: entry.compressionMethod !== 0,
      unpackedBytes: entry.uncompressedSize,
      crc32: entry.crc32,
    };
  },
});

const isSpreadsheet = (entries: readonly Entry[]) =>
  entries.some(({ fileName }) => SPREADSHEET.test(fileName));

function describeOtherZip(entries: readonly Entry[]): DomainError {
  if (isSpreadsheet(entries)) return spreadsheet();
  if (entries.some(({ fileName }) => fileName.endsWith('data.pgp'))) return passwordProtected();
  return new DomainError(
    'invalid',
    'There is no password list in this ZIP file. If a list is packed in another file, please unzip it first.',
  );
}

const tooManyFiles = () =>
  new DomainError(
    'too-large',
    'There are too many files in this ZIP. Please unzip it, and choose only the list of passwords.',
  );
