import { pagePathPatterns } from '#shared/domain/page-paths.ts';
import { findPublicPage } from '#shared/domain/public-pages.ts';

const part = encodeURIComponent;

/** The addresses of the pages, with their values. Their patterns are `pagePathPatterns`. */
export const paths = {
  landing: () => pagePathPatterns.landing,
  auth: (mode?: 'register' | 'reset') => (mode ? `/auth?mode=${mode}` : '/auth'),
  gettingStarted: () => pagePathPatterns['getting-started'],
  terms: () => pagePathPatterns.terms,
  home: () => pagePathPatterns.home,
  /** A section of the owner's account. */
  account: (section: string) => `/account/${section}`,
  release: () => pagePathPatterns.release,
  /** All of the owner's people, or what one of them would see. */
  people: (encodedEmail = '') => `/people/${encodedEmail}`,
  /** What opens when for whom. It is no encoded address. */
  timeline: () => '/people/timeline',
  shared: (id: number) => `/shared/${id}`,
  sharedMultiple: (ids: readonly number[]) => `/shared-multiple/${ids.join(',')}`,
  myLeavebits: (encodedEmail: string) => `/my-leavebits/${part(encodedEmail)}`,
  /** The address that is mailed to recipients. It is a fragment, so that no server log holds the email address and the secret. */
  myLeavebitsEmailLink: (encodedEmail: string, secret?: string) =>
    `/#/my-leavebits/${part(encodedEmail)}${secret === undefined ? '' : `?k=${secret}`}`,
  /** The server sends a browser here when it refuses a download. */
  downloadFailed: () => pagePathPatterns['download-failed'],
  payment: (subscriptionId: string, action?: 'success' | 'cancel') =>
    `/payment/${part(subscriptionId)}${action ? `/${action}` : ''}`,
  timeConverter: (utc: string) => `/time-converter?utc=${part(utc)}`,
} as const;

/** The encoded address in a hash like `#/my-leavebits/abc`. Empty when it was cut off, null in any other hash. */
export function parseEncodedEmailHash(hash: string): string | null {
  const value = /my-leavebits\/([^/?#&]+)/.exec(hash)?.[1];
  if (!value) return /^#\/?my-leavebits\/?$/.test(hash) ? '' : null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The secret in the fragment of a link, or what a mail gateway made of it: a part of the path that begins with `%23`. */
export function parseFragmentToken(hash: string, encoded = ''): string {
  const text = hash.length > 1 ? hash : encoded;
  return text.replace(/^(#|%23|%2523)+/, '').replace(/\s+/g, '');
}

/** Whether this address shows a recipient's view, through either of its two doors. */
export function isRecipientView(pathname: string, hash: string): boolean {
  return /^\/my-leavebits(\/|$)/.test(pathname) || (pathname === '/' && parseEncodedEmailHash(hash) !== null);
}

/** Whether this address shows a public page, which holds nobody's data. */
export function isPublicPage(pathname: string, hash: string): boolean {
  return findPublicPage(pathname) !== undefined && !isRecipientView(pathname, hash);
}

/** Whether this page is only for a signed-in owner. Who leaves these pages is signed out. */
export const isOwnerPage = (pathname: string): boolean => /^\/(home|account|release|people)/.test(pathname);
