import type { Request, Response } from 'express';
import parseRange from 'range-parser';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { sendChunks, prependChunks } from '../../http/send-chunks.ts';
import { streamStoredFile, type AssertStillOpen } from './read-stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import type { ViewableType } from '#shared/domain/viewable-type.ts';
import { avoidDeviceName } from '#shared/domain/zip-names.ts';

export interface FileDownload extends StoredFile {
  name: string;
  mimeType: string;
  dataKey: DataKey;
  /** For a reader who may lose access while the file is being sent. */
  assertStillOpen?: AssertStillOpen;
}

/**
 * Responds with a file or a single range of it, with its length and ETag (RFC 9110, sections 13 and 14). Decrypts while
 * sending. A damaged chunk aborts the connection, so that no client mistakes a partial file for a complete one.
 * @param viewAs the file's type for a preview, from the list of types that can't run code. Without it, the file is sent as an
 * attachment.
 */
export async function sendFile(
  ctx: Context,
  req: Request,
  res: Response,
  file: FileDownload,
  viewAs?: ViewableType,
): Promise<void> {
  const etag = `"${file.id}-${file.sha256.toString('base64url').slice(0, 22)}"`;
  if (viewAs) res.set('Content-Disposition', 'inline');
  else res.attachment(avoidDeviceName(file.name));
  res.set({
    'Content-Type': viewAs?.contentType ?? file.mimeType,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Keeps previews out of the cache of a borrowed computer.
    'Cache-Control': viewAs ? 'private, no-store' : 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const range = requestedRange(req, res, etag, file.size);
  res.set('Content-Length', String(range.end - range.start + 1));
  if (req.method === 'HEAD' || file.size === 0) {
    res.end();
    return;
  }
  const bytes = streamStoredFile(ctx, file.dataKey, file, range, file.assertStillOpen);
  // Reads the first chunk before the response starts, so that a last-minute rejection can still be reported.
  const first = await bytes.next();
  await sendChunks(res, prependChunks(first.done ? [] : [first.value], bytes));
}

/** Parses the requested range and sets the status. An outdated If-Range or multiple ranges yield the whole file. */
function requestedRange(
  req: Request,
  res: Response,
  etag: string,
  size: number,
): { start: number; end: number } {
  const whole = { start: 0, end: size - 1 };
  const header = req.get('Range');
  const ifRange = req.get('If-Range');
  if (req.method !== 'GET' || header === undefined || (ifRange !== undefined && ifRange !== etag))
    return whole;
  // The last 99 bytes of a 5-byte file are the whole file, but the library considers that unsatisfiable.
  const suffix = Number(/^bytes=-(\d+)$/.exec(header)?.[1] ?? 0);
  const ranges = parseRange(size, suffix > size && size > 0 ? `bytes=-${size}` : header);
  if (ranges === -1) {
    res.set('Content-Range', `bytes */${size}`);
    throw new DomainError(
      'range-not-satisfiable',
      'The file doesn’t have this part. Please download the whole file.',
    );
  }
  const [range, ...others] = ranges === -2 ? [] : ranges;
  if (!range || others.length > 0 || (ranges !== -2 && ranges.type !== 'bytes')) return whole;
  res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return { start: range.start, end: range.end };
}
