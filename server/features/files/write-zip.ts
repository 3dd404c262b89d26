import { crc32 } from 'node:zlib';

/** An uncompressed entry of a ZIP. Its size must be correct. */
export interface ZipEntry {
  /** Relative, with `/` between its parts. */
  path: string;
  size: number;
  /** Called twice, because the checksum precedes the bytes. */
  read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Called with what reading throws. Returns whether the ZIP goes on without this entry. */
  mayBeLeftOut?: (error: unknown) => boolean;
}

/** The length of the ZIP that `writeZip` writes. */
export function computeZipBytes(entries: readonly ZipEntry[]): number {
  let [offset, directory] = [0, 0];
  for (const entry of entries) {
    const name = Buffer.byteLength(entry.path);
    directory += CENTRAL_HEADER + name + TIME_FIELD + (offset >= MAX_32 ? OFFSET_FIELD : 0);
    offset += LOCAL_HEADER + name + TIME_FIELD + entry.size;
  }
  const end = { count: entries.length, offset, directory };
  return offset + directory + END_RECORD + (needsZip64(end) ? ZIP64_END : 0);
}

/**
 * Writes a ZIP as it is read, entry by entry. Size and checksum are in front of each entry's bytes and not in a data descriptor
 * after them: a program that unpacks while it receives, as on many phones, can't tell where a stored entry with a descriptor
 * ends. That is why `yazl` and similar libraries, which know the checksum only afterwards, are of no use here.
 *
 * An entry that can't be read leaves no trace. One that ends with an error while it is being sent is filled up with zeros, so that
 * the entries after it are where they are expected, and isn't listed.
 * @param savedAt the modification time of every entry
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  savedAt: Date,
): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const leaveOut = (error: unknown) => {
      if (!entry.mayBeLeftOut?.(error)) throw error;
      return null;
    };
    const checksum = await computeChecksum(entry).catch(leaveOut);
    if (checksum === null) continue;
    const local = createLocalHeader(entry, checksum, savedAt);
    yield local;
    let sent = 0;
    let isWhole = true;
    try {
      for await (const bytes of entry.read()) {
        sent += bytes.length;
        if (sent > entry.size) break;
        yield bytes;
      }
    } catch (error) {
      leaveOut(error);
      isWhole = false;
      for (; sent < entry.size; sent += ZEROS.length) yield ZEROS.subarray(0, entry.size - sent);
    }
    if (isWhole && sent !== entry.size) throw new Error('A ZIP entry has another size than announced');
    if (isWhole) central.push(createCentralHeader(local, offset));
    offset += local.length + entry.size;
  }
  yield* central;
  const directory = central.reduce((total, { length }) => total + length, 0);
  yield createEnd({ count: central.length, offset, directory });
}

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const TIME_FIELD = 9;
const OFFSET_FIELD = 12;
const END_RECORD = 22;
const ZIP64_END = 56 + 20;
const ZEROS = Buffer.alloc(64 * 1024);
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** Stored entries need version 1.0, UTF-8 names 6.3 and 64-bit offsets 4.5, but programs expect 2.0 for the first two. */
const VERSION = 20;
const VERSION_ZIP64 = 45;
const MADE_ON_UNIX = (3 << 8) | 63;
const UTF8_NAMES = 1 << 11;
const READABLE_FILE = 0o100644 * 0x10000;

async function computeChecksum({ read }: ZipEntry): Promise<number> {
  let checksum = 0;
  for await (const bytes of read()) checksum = crc32(bytes, checksum);
  return checksum;
}

function createLocalHeader({ path, size }: ZipEntry, checksum: number, savedAt: Date): Buffer {
  if (size >= MAX_32) throw new RangeError('A ZIP entry is too large');
  const name = Buffer.from(path);
  const header = Buffer.alloc(LOCAL_HEADER);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(UTF8_NAMES, 6);
  header.writeUInt32LE(toDosTime(savedAt), 10);
  header.writeUInt32LE(checksum, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(TIME_FIELD, 28);
  return Buffer.concat([header, name, createTimeField(savedAt)]);
}

/** Repeats a local header, with the position of the entry. */
function createCentralHeader(local: Buffer, offset: number): Buffer {
  const isFar = offset >= MAX_32;
  const header = Buffer.alloc(CENTRAL_HEADER);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(MADE_ON_UNIX, 4);
  local.copy(header, 6, 4, LOCAL_HEADER);
  if (isFar) header.writeUInt16LE(VERSION_ZIP64, 6);
  header.writeUInt16LE(TIME_FIELD + (isFar ? OFFSET_FIELD : 0), 30);
  header.writeUInt32LE(READABLE_FILE, 38);
  header.writeUInt32LE(isFar ? MAX_32 : offset, 42);
  return Buffer.concat([header, local.subarray(LOCAL_HEADER), ...(isFar ? [createOffsetField(offset)] : [])]);
}

/** The exact time, whatever time zone a system assumes for DOS times. Its 32 bits end in 2038. */
function createTimeField(savedAt: Date): Buffer {
  const seconds = Math.floor(savedAt.getTime() / 1000);
  const field = Buffer.alloc(TIME_FIELD);
  field.write('UT');
  field.writeUInt16LE(TIME_FIELD - 4, 2);
  field.writeUInt8(1, 4);
  field.writeInt32LE(Math.min(Math.max(seconds, 0), 0x7fffffff), 5);
  return field;
}

function createOffsetField(offset: number): Buffer {
  const field = Buffer.alloc(OFFSET_FIELD);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(OFFSET_FIELD - 4, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

/** Date and time in UTC, in steps of two seconds from 1980 to 2107. */
function toDosTime(at: Date): number {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107);
  const day = ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

interface ZipEnd {
  /** The number of listed entries. */
  count: number;
  /** Where the central directory begins, and its length. */
  offset: number;
  directory: number;
}

const needsZip64 = ({ count, offset, directory }: ZipEnd) =>
  count >= MAX_16 || offset >= MAX_32 || directory >= MAX_32;

function createEnd(end: ZipEnd): Buffer {
  const { count, offset, directory } = end;
  const record = Buffer.alloc(END_RECORD);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(Math.min(count, MAX_16), 8);
  record.writeUInt16LE(Math.min(count, MAX_16), 10);
  record.writeUInt32LE(Math.min(directory, MAX_32), 12);
  record.writeUInt32LE(Math.min(offset, MAX_32), 16);
  if (!needsZip64(end)) return record;
  const zip64 = Buffer.alloc(ZIP64_END);
  zip64.write('PK\x06\x06', 'latin1');
  zip64.writeBigUInt64LE(56n - 12n, 4);
  zip64.writeUInt16LE(MADE_ON_UNIX, 12);
  zip64.writeUInt16LE(VERSION_ZIP64, 14);
  zip64.writeBigUInt64LE(BigInt(count), 24);
  zip64.writeBigUInt64LE(BigInt(count), 32);
  zip64.writeBigUInt64LE(BigInt(directory), 40);
  zip64.writeBigUInt64LE(BigInt(offset), 48);
  zip64.write('PK\x06\x07', 56, 'latin1');
  zip64.writeBigUInt64LE(BigInt(offset + directory), 64);
  zip64.writeUInt32LE(1, 72);
  return Buffer.concat([zip64, record]);
}
