import type { Readable } from 'node:stream';
import type { Response } from 'express';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { sendChunks } from '../../http/send-chunks.ts';
import { assertStoreAvailable } from './assert-store-available.ts';
import { streamStoredFile, type AssertStillOpen } from './read-stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import { computeZipBytes, writeZip, type ZipEntry } from './write-zip.ts';
import { toPortableName, assignZipNames } from '#shared/domain/zip-names.ts';

/** A stored file and its path in the ZIP, which must be safe on every system. */
export interface ZippedFile extends StoredFile {
  path: string;
  dataKey: DataKey;
}

/** A generated text. A long one is read while it is being sent, once for its checksum and once for its bytes. */
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
  /** Placed first. */
  texts: { name: string; text: string }[];
  files: (StoredFile & { name: string })[];
  dataKey: DataKey;
  savedAt: Date;
  assertStillOpen: AssertStillOpen;
}

/** Responds with all files of a LeaveBit, under portable names. */
export function sendLeavebitZip(
  ctx: Context,
  res: Response,
  { name, texts, files, dataKey, savedAt, assertStillOpen }: LeavebitDownload,
): Promise<void> {
  const paths = assignZipNames([...texts, ...files].map((entry) => entry.name));
  return sendZip(ctx, res, {
    name,
    texts: texts.map(({ text }, index) => ({ path: paths[index]!, text })),
    files: files.map((file, index) => ({ ...file, path: paths[texts.length + index]!, dataKey })),
    savedAt,
    assertStillOpen,
  });
}

/**
 * Streams a ZIP as it is created, one chunk at a time and only as fast as the client reads. Nothing is compressed, because
 * photos, videos and PDFs hardly shrink. The length is therefore known, and browsers can show progress. Each file is read twice,
 * first for its checksum. A damaged file aborts the connection, so that no client mistakes a partial ZIP for a complete one.
 */
export async function sendZip(ctx: Context, res: Response, offered: ZipDownload): Promise<void> {
  const { texts, files, savedAt, assertStillOpen } = offered;
  await assertStoreAvailable(ctx, files);
  const entries = [
    ...texts.map(toZipEntry),
    ...files.map((file) => {
      const whole = { start: 0, end: file.size - 1 };
      return { ...file, read: () => streamStoredFile(ctx, file.dataKey, file, whole, assertStillOpen) };
    }),
  ];
  setZipHeaders(res, offered.name);
  res.set('Content-Length', String(computeZipBytes(entries)));
  if (res.req.method === 'HEAD') res.end();
  else await sendChunks(res, writeZip(entries, savedAt));
}

function toZipEntry(text: ZipText) {
  if ('read' in text) return { path: text.path, size: text.bytes, read: text.read };
  const bytes = Buffer.from(text.text);
  return { path: text.path, size: bytes.length, read: () => [bytes] };
}

export interface StreamedZip {
  /** Without the extension. */
  name: string;
  /** Each entry is requested once the one before it has been read to its end. */
  entries: AsyncIterable<ZipEntry>;
  /** The modification time of every entry. */
  savedAt: Date;
}

/**
 * Streams a ZIP that is complete even if some of its entries turn out to be unavailable while it is being sent. Its length is
 * therefore unknown. An entry whose bytes end with an error isn't listed in the ZIP, so no program unpacks half a file.
 */
export async function sendStreamedZip(res: Response, { name, entries, savedAt }: StreamedZip): Promise<void> {
  setZipHeaders(res, name);
  await sendChunks(res, writeZip(entries, savedAt));
}

function setZipHeaders(res: Response, name: string): void {
  res.attachment(toPortableName(`${toPortableName(name, 'LeaveBit')}.zip`, 'LeaveBit.zip'));
  res.set({
    'Content-Type': 'application/zip',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
}
