import { readdirSync } from 'node:fs';
import { extname, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { perBuild } from './per-build.ts';

const SUFFIX = { br: '.br', gzip: '.gz' };
type Encoding = keyof typeof SUFFIX;

/** The smallest form the browser takes. `q` aside, browsers state no preference: brotli first. */
function encodingFor(req: Request): Encoding | null {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : null;
}

/**
 * For files only: leads to the copies that the build has compressed. Answers to calls stay as they are: compressed
 * together with what a stranger can choose, they would tell their secrets by their length (BREACH).
 */
export function compressedCopies(folder: string): RequestHandler {
  const filesOfBuild = perBuild(folder, () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return new Set(files.map((file) => `/${file.split(sep).join('/')}`));
  });
  return (req, res, next) => {
    const copies = filesOfBuild();
    if (copies.has(`${req.path}${SUFFIX.br}`)) {
      res.vary('Accept-Encoding');
      const encoding = encodingFor(req);
      const copy = encoding && `${req.path}${SUFFIX[encoding]}`;
      if (copy && copies.has(copy)) {
        res.type(extname(req.path)).set('Content-Encoding', encoding);
        req.url = copy;
      }
    }
    next();
  };
}

/** A text that holds no secret, in each form a browser may take it. */
export function compressedText(text: string): Record<Encoding | 'plain', Buffer> {
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
