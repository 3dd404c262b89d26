import { decodeLinkEscapes, parseLinkValue } from '#shared/domain/link-values.ts';
import { pagePathPatterns, findPublicPage } from '#shared/domain/pages.ts';

const part = encodeURIComponent;

/** The optional questions of the release configuration, as in its URL. */
export type ReleaseQuestion = 'warnings' | 'away' | 'pause' | 'silence';

export interface ReleaseVisit {
  /** The question to begin at. */
  question?: ReleaseQuestion | undefined;
  /** Where the owner goes back to. */
  from?: 'check-up' | undefined;
}

/** Builds page URLs. Their patterns are in `pagePathPatterns`. */
export const paths = {
  landing: () => pagePathPatterns.landing,
  auth: (mode?: 'register' | 'reset') => (mode ? `/auth?mode=${mode}` : '/auth'),
  gettingStarted: () => pagePathPatterns['getting-started'],
  terms: () => pagePathPatterns.terms,
  home: () => pagePathPatterns.home,
  /** A section of the owner's account. */
  account: (section: string) => `/account/${section}`,
  release: ({ question, from }: ReleaseVisit = {}) =>
    `${pagePathPatterns.release}${from ? `?from=${from}` : ''}${question ? `#${question}` : ''}`,
  /** The list of the owner's people, or the preview for one of them. */
  people: (encodedEmail = '') => `/people/${encodedEmail}`,
  /** The timeline. `timeline` can never be an encoded address. */
  timeline: () => '/people/timeline',
  shared: (id: number) => `/shared/${id}`,
  sharedMultiple: (ids: readonly number[]) => `/shared-multiple/${ids.join(',')}`,
  /** Everything shared with an address. Without one, the page asks for it. */
  myLeavebits: (encodedEmail = '') => `/my-leavebits/${part(encodedEmail)}`,
  /** Where a reporter who has lost their links gets new ones. */
  lostReporterLinks: () => pagePathPatterns['lost-reporter-links'],
  /** The URL emailed to recipients. Uses a fragment, so that neither the address nor the secret gets into server logs. */
  myLeavebitsEmailLink: (encodedEmail: string, secret?: string) =>
    `/#/my-leavebits/${part(encodedEmail)}${secret === undefined ? '' : `?k=${secret}`}`,
  /** The page to which the server redirects a browser when it rejects a download. */
  downloadFailed: () => pagePathPatterns['download-failed'],
  /** The owner's own payment page, which they don't have to leave their pages for. */
  ownerPayment: () => '/account/payment',
  /** The payment page that anyone with the link can open. */
  payment: (subscriptionId: string, action?: 'success' | 'cancel') =>
    `/payment/${part(subscriptionId)}${action ? `/${action}` : ''}`,
  timeConverter: (utc: string) => `/time-converter?utc=${part(utc)}`,
} as const;

/** The encoded address in a hash like `#/my-leavebits/abc`. Empty if it was lost, null for any other hash. */
export function parseEncodedEmailHash(hash: string): string | null {
  const rest = /^#\W*my-leavebits\b(.*)/s.exec(decodeLinkEscapes(hash))?.[1];
  return rest === undefined ? null : parseLinkValue(rest);
}

/** Whether this URL shows a recipient's view, through either of its two entry points. */
export function isRecipientView(pathname: string, hash: string): boolean {
  return /^\/my-leavebits(\/|$)/.test(pathname) || (pathname === '/' && parseEncodedEmailHash(hash) !== null);
}

/** Whether this URL shows a public page, which contains no personal data. */
export function isPublicPage(pathname: string, hash: string): boolean {
  return findPublicPage(pathname) !== undefined && !isRecipientView(pathname, hash);
}

/** Whether this page requires a signed-in owner. Leaving such a page signs the owner out. */
export const isOwnerPage = (pathname: string): boolean => /^\/(home|account|release|people)/.test(pathname);
