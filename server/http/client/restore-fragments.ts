import type { RequestHandler } from 'express';
import { decodeLinkEscapes } from '#shared/domain/link-values.ts';

/** A page's path and query, and the fragment whose `#` an email gateway has encoded, once or several times. */
const ENCODED_FRAGMENT = /^(\/[a-z-]*\/?(?:\?[\w=&-]*)?)%(?:25)*23(.*)$/i;

/**
 * Where a link leads whose `#` was encoded, as in `/%23/my-leavebits/…`. Null for any other URL. The path has at most one segment,
 * so it can't lead to another site.
 */
export function restoreFragment(url: string): string | null {
  const [, path, fragment] = ENCODED_FRAGMENT.exec(url) ?? [];
  if (path === undefined || fragment === undefined) return null;
  return `${path}#${encodeURI(decodeLinkEscapes(fragment).replace(/[\0-\x20\x7f]/g, ''))}`;
}

/**
 * Returns addresses and secrets to the fragment, which browsers never send, and from which the page reads them. The response is
 * neither cached nor logged, and its body is empty: only the browser sees the address.
 */
export const restoreFragments: RequestHandler = (req, res, next) => {
  const target = ['GET', 'HEAD'].includes(req.method) ? restoreFragment(req.url) : null;
  if (target === null) next();
  else res.status(302).set({ Location: target, 'Cache-Control': 'no-store' }).end();
};
