import { readdirSync } from 'node:fs';
import { extname, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

const SUFFIX = { br: '.br', gzip: '.gz' };
type Encoding = keyof typeof SUFFIX;

/** The smallest encoding the browser accepts. Browsers send no preference, so brotli comes first. */
function encodingFor(req: Request): Encoding | null {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : null;
}

/**
 * Serves the build's precompressed files. API responses are never compressed: where an attacker controls part of the response,
 * its compressed length would leak secrets (BREACH).
 */
export function serveCompressedFiles(folder: string): RequestHandler {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = new Set(paths.map((path) => `/${path.split(sep).join('/')}`));
  return (req, res, next) => {
    if (files.has(`${req.path}${SUFFIX.br}`)) {
      res.vary('Accept-Encoding');
      const encoding = encodingFor(req);
      if (encoding) req.url = `${req.path}${SUFFIX[encoding]}`;
    }
    next();
  };
}

/** Sets the headers for a compressed file's type and encoding. @param path of the file being sent */
export function setCompressionHeaders(res: Response, path: string): void {
  const suffix = extname(path);
  const encoding = Object.entries(SUFFIX).find(([, known]) => known === suffix)?.[0];
  if (encoding) res.type(extname(path.slice(0, -suffix.length))).set('Content-Encoding', encoding);
}

/** Compresses a text without secrets in every encoding that a browser may accept. */
export function compressText(text: string): Record<Encoding | 'plain', Buffer> {
  return { plain: Buffer.from(text), br: brotliCompressSync(text), gzip: gzipSync(text) };
}

/** Sends such a text as a page. */
export function sendCompressedPage(
  req: Request,
  res: Response,
  text: Record<Encoding | 'plain', Buffer>,
): void {
  const encoding = encodingFor(req);
  res.type('html').vary('Accept-Encoding');
  if (encoding) res.set('Content-Encoding', encoding);
  res.send(text[encoding ?? 'plain']);
}
