import { crc32 } from 'node:zlib';
import { prependChunks } from '../../http/send-chunks.ts';

/** An uncompressed entry of a ZIP. */
export interface ZipEntry {
  /** Relative, with `/` between its parts. */
  path: string;
  /** Must be correct. Null for a text that is decided while it is being sent. */
  size: number | null;
  /** Called twice if the size is known, because the checksum precedes the bytes. */
  read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Called with what reading throws. Returns whether the ZIP goes on without this entry. */
  mayBeLeftOut?: (error: unknown) => boolean;
}

/** The length of the ZIP that `writeZip` writes. */
export function computeZipBytes(entries: readonly SizedEntry[]): number {
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
 * ends. That is why `yazl` and similar libraries, which know the checksum only afterwards, are of no use here. An entry without a
 * known size is deflated without compression: that format says itself where it ends, so a descriptor may follow.
 *
 * An entry that can't be read leaves no trace. One that ends with an error while it is being sent is completed, so that the
 * entries after it are where they are expected, and isn't listed.
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
    const written = yield* isSized(entry)
      ? writeSized(entry, savedAt, leaveOut)
      : writeUnsized(entry, savedAt, leaveOut);
    if (!written) continue;
    if (written.isWhole) central.push(createCentralHeader(written.local, offset));
    offset += written.bytes;
  }
  yield* central;
  const directory = central.reduce((total, { length }) => total + length, 0);
  yield createEnd({ count: central.length, offset, directory });
}

type SizedEntry = ZipEntry & { size: number };
const isSized = (entry: ZipEntry): entry is SizedEntry => entry.size !== null;

/** What was written of an entry. */
interface Written {
  /** The local header, with the checksum and the sizes. */
  local: Buffer;
  bytes: number;
  isWhole: boolean;
}
/** Throws an error that must break off the ZIP. */
type LeaveOut = (error: unknown) => null;

/** Returns null if nothing was written. */
async function* writeSized(
  entry: SizedEntry,
  savedAt: Date,
  leaveOut: LeaveOut,
): AsyncGenerator<Uint8Array, Written | null> {
  const checksum = await computeChecksum(entry).catch(leaveOut);
  if (checksum === null) return null;
  const local = createLocalHeader(entry.path, savedAt, { checksum, size: entry.size, packed: entry.size });
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
  return { local, bytes: local.length + entry.size, isWhole };
}

/** The same. Each piece is read only once the one before it has been sent. */
async function* writeUnsized(
  { path, read }: ZipEntry,
  savedAt: Date,
  leaveOut: LeaveOut,
): AsyncGenerator<Uint8Array, Written | null> {
  async function* readPieces() {
    yield* read();
  }
  const pieces = readPieces();
  const first = await pieces.next().catch(leaveOut);
  if (!first) return null;
  let [checksum, size, packed, isWhole] = [0, 0, DEFLATE_END.length, true];
  try {
    yield createLocalHeader(path, savedAt, null);
    for await (const piece of prependChunks(first.done ? [] : [first.value], pieces)) {
      checksum = crc32(piece, checksum);
      size += piece.length;
      for (let from = 0; from < piece.length; from += MAX_16) {
        const block = piece.subarray(from, from + MAX_16);
        packed += DEFLATE_BLOCK + block.length;
        yield createBlockHeader(block.length);
        yield block;
      }
    }
  } catch (error) {
    leaveOut(error);
    isWhole = false;
  } finally {
    await pieces.return(undefined);
  }
  yield DEFLATE_END;
  yield createDescriptor({ checksum, size, packed });
  const local = createLocalHeader(path, savedAt, { checksum, size, packed }, { isUnsized: true });
  return { local, bytes: local.length + packed + DESCRIPTOR, isWhole };
}

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const TIME_FIELD = 9;
const OFFSET_FIELD = 12;
const END_RECORD = 22;
const ZIP64_END = 56 + 20;
const DESCRIPTOR = 16;
/** The header of a block that is not compressed (RFC 1951, section 3.2.4). */
const DEFLATE_BLOCK = 5;
/** The last block, which is empty. */
const DEFLATE_END = Buffer.from([1, 0, 0, 0xff, 0xff]);
const ZEROS = Buffer.alloc(64 * 1024);
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** Stored entries need version 1.0, UTF-8 names 6.3 and 64-bit offsets 4.5, but programs expect 2.0 for the first two. */
const VERSION = 20;
const VERSION_ZIP64 = 45;
const MADE_ON_UNIX = (3 << 8) | 63;
const UTF8_NAMES = 1 << 11;
const HAS_DESCRIPTOR = 1 << 3;
const DEFLATED = 8;
const READABLE_FILE = 0o100644 * 0x10000;

interface Sizes {
  checksum: number;
  size: number;
  /** The number of bytes in the ZIP. */
  packed: number;
}

async function computeChecksum({ read }: SizedEntry): Promise<number> {
  let checksum = 0;
  for await (const bytes of read()) checksum = crc32(bytes, checksum);
  return checksum;
}

/** @param sizes null if they follow in a descriptor */
function createLocalHeader(
  path: string,
  savedAt: Date,
  sizes: Sizes | null,
  { isUnsized = sizes === null } = {},
): Buffer {
  if (sizes && sizes.packed >= MAX_32) throw new RangeError('A ZIP entry is too large');
  const name = Buffer.from(path);
  const header = Buffer.alloc(LOCAL_HEADER);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(UTF8_NAMES | (isUnsized ? HAS_DESCRIPTOR : 0), 6);
  header.writeUInt16LE(isUnsized ? DEFLATED : 0, 8);
  header.writeUInt32LE(toDosTime(savedAt), 10);
  if (sizes) writeSizes(header, sizes, 14);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(TIME_FIELD, 28);
  return Buffer.concat([header, name, createTimeField(savedAt)]);
}

function writeSizes(header: Buffer, { checksum, size, packed }: Sizes, at: number): void {
  header.writeUInt32LE(checksum, at);
  header.writeUInt32LE(packed, at + 4);
  header.writeUInt32LE(size, at + 8);
}

function createDescriptor(sizes: Sizes): Buffer {
  const descriptor = Buffer.alloc(DESCRIPTOR);
  descriptor.write('PK\x07\x08', 'latin1');
  writeSizes(descriptor, sizes, 4);
  return descriptor;
}

function createBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(DEFLATE_BLOCK);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(MAX_16 - length, 3);
  return header;
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
