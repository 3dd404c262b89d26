import { publicPageAt, publicPages } from '#shared/domain/public-pages.ts';
import { stopMailsPath } from '#shared/domain/stop-mails-path.ts';

const part = encodeURIComponent;

/** The pages. Those with a `*Pattern` twin take values. */
export const paths = {
  landing: () => publicPages.landing.path,
  auth: (mode?: 'register') => (mode ? `/auth?mode=${mode}` : '/auth'),
  authPattern: '/auth',
  gettingStarted: () => publicPages.gettingStarted.path,
  terms: () => publicPages.terms.path,
  home: () => '/home',
  shared: (id: number) => `/shared/${id}`,
  sharedPattern: '/shared/:id?',
  sharedMultiple: (ids: readonly number[]) => `/shared-multiple/${ids.join(',')}`,
  sharedMultiplePattern: '/shared-multiple/:ids?',
  myLeavebits: (encodedEmail: string) => `/my-leavebits/${part(encodedEmail)}`,
  myLeavebitsPattern: '/my-leavebits/:encodedEmail?',
  /** The address that is mailed to recipients. It is a fragment, so that no server log holds the email address. */
  myLeavebitsDoor: (encodedEmail: string) => `/#/my-leavebits/${part(encodedEmail)}`,
  /** The server sends a browser here when it refuses a download. */
  downloadFailed: () => '/download-failed',
  reportPattern: '/report/:token/:type',
  refutePattern: '/refute/:token',
  stopMailsPattern: stopMailsPath(':token'),
  confirmReportPattern: '/confirm-report/:token?',
  payment: (subscriptionId: string, action?: 'success' | 'cancel') =>
    `/payment/${part(subscriptionId)}${action ? `/${action}` : ''}`,
  paymentPattern: '/payment/:subscriptionId/:action?',
  timeConverter: (utc: string) => `/time-converter?utc=${part(utc)}`,
  timeConverterPattern: '/time-converter',
} as const;

/** The encoded address in a hash like `#/my-leavebits/abc`. Empty when it was cut off, null in any other hash. */
export function encodedEmailInHash(hash: string): string | null {
  const value = /my-leavebits\/([^/?#&]+)/.exec(hash)?.[1];
  if (!value) return /^#\/?my-leavebits\/?$/.test(hash) ? '' : null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether this address shows a recipient's view, through either of its two doors. */
export function isRecipientView(pathname: string, hash: string): boolean {
  return /^\/my-leavebits(\/|$)/.test(pathname) || (pathname === '/' && encodedEmailInHash(hash) !== null);
}

/** Whether this address shows a public page, which holds nobody's data. */
export function isPublicPage(pathname: string, hash: string): boolean {
  return publicPageAt(pathname) !== undefined && !isRecipientView(pathname, hash);
}

const visitorPages =
  /^\/((my-leavebits|shared|shared-multiple)(\/|$)|(report|refute|confirm-report|payment|stop-mails)\/)/;

/** Whether this address is for visitors, who need no owner's session. */
export function isVisitorPage(pathname: string, hash: string): boolean {
  return visitorPages.test(pathname) || isRecipientView(pathname, hash);
}
