import { pagePathPatterns } from '#shared/domain/page-paths.ts';
import { findPublicPage } from '#shared/domain/public-pages.ts';

const part = encodeURIComponent;

/** Builds the URLs of pages. Their patterns are `pagePathPatterns`. */
export const paths = {
  landing: () => pagePathPatterns.landing,
  auth: (mode?: 'register' | 'reset') => (mode ? `/auth?mode=${mode}` : '/auth'),
  gettingStarted: () => pagePathPatterns['getting-started'],
  terms: () => pagePathPatterns.terms,
  home: () => pagePathPatterns.home,
  /** A section of the owner's account. */
  account: (section: string) => `/account/${section}`,
  release: () => pagePathPatterns.release,
  /** All of the owner's people, or the preview of one of them. */
  people: (encodedEmail = '') => `/people/${encodedEmail}`,
  /** What opens when, and for whom. `timeline` can never be an encoded address. */
  timeline: () => '/people/timeline',
  shared: (id: number) => `/shared/${id}`,
  sharedMultiple: (ids: readonly number[]) => `/shared-multiple/${ids.join(',')}`,
  myLeavebits: (encodedEmail: string) => `/my-leavebits/${part(encodedEmail)}`,
  /** The URL emailed to recipients. A fragment, so that server logs contain neither the address nor the secret. */
  myLeavebitsEmailLink: (encodedEmail: string, secret?: string) =>
    `/#/my-leavebits/${part(encodedEmail)}${secret === undefined ? '' : `?k=${secret}`}`,
  /** The server redirects a browser here when it rejects a download. */
  downloadFailed: () => pagePathPatterns['download-failed'],
  payment: (subscriptionId: string, action?: 'success' | 'cancel') =>
    `/payment/${part(subscriptionId)}${action ? `/${action}` : ''}`,
  timeConverter: (utc: string) => `/time-converter?utc=${part(utc)}`,
} as const;

/** The encoded address in a hash like `#/my-leavebits/abc`. Empty if it was truncated, null for any other hash. */
export function parseEncodedEmailHash(hash: string): string | null {
  const value = /my-leavebits\/([^/?#&]+)/.exec(hash)?.[1];
  if (!value) return /^#\/?my-leavebits\/?$/.test(hash) ? '' : null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The secret in a link's fragment, or in what a mail gateway turned it into: a path segment starting with `%23`. */
export function parseFragmentToken(hash: string, encoded = ''): string {
  const text = hash.length > 1 ? hash : encoded;
  return text.replace(/^(#|%23|%2523)+/, '').replace(/\s+/g, '');
}

/** Whether this URL shows a recipient's view, by either of its two entry points. */
export function isRecipientView(pathname: string, hash: string): boolean {
  return /^\/my-leavebits(\/|$)/.test(pathname) || (pathname === '/' && parseEncodedEmailHash(hash) !== null);
}

/** Whether this URL shows a public page, which contains no personal data. */
export function isPublicPage(pathname: string, hash: string): boolean {
  return findPublicPage(pathname) !== undefined && !isRecipientView(pathname, hash);
}

/** Whether this page requires a signed-in owner. Leaving these pages signs the owner out. */
export const isOwnerPage = (pathname: string): boolean => /^\/(home|account|release|people)/.test(pathname);
