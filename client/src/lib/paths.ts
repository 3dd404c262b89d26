import { publicPageAt, publicPages } from '#shared/domain/public-pages.ts';

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
  /** The door mailed to recipients: a fragment, so that no server log holds the address. */
  myLeavebitsDoor: (encodedEmail: string) => `/#/my-leavebits/${part(encodedEmail)}`,
  /** Where the server leads a browser whose download is refused. */
  downloadFailed: () => '/download-failed',
  reportPattern: '/report/:token/:type',
  refutePattern: '/refute/:token',
  confirmReportPattern: '/confirm-report/:token?',
  payment: (subscriptionId: string, action?: 'success' | 'cancel') =>
    `/payment/${part(subscriptionId)}${action ? `/${action}` : ''}`,
  paymentPattern: '/payment/:subscriptionId/:action?',
  timeConverter: (utc: string) => `/time-converter?utc=${part(utc)}`,
  timeConverterPattern: '/time-converter',
} as const;

/** The encoded address in a hash like `#/my-leavebits/abc`; empty when it was cut off; null in any other hash. */
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

/** Whether this address shows one of the pages for everyone, which hold nothing of anybody's. */
export function isPublicPage(pathname: string, hash: string): boolean {
  return publicPageAt(pathname) !== undefined && !isRecipientView(pathname, hash);
}

const visitorPages =
  /^\/((my-leavebits|shared|shared-multiple)(\/|$)|(report|refute|confirm-report|payment)\/)/;

/** Whether this address is for those who come without an owner's session; that session does not matter there. */
export function isVisitorPage(pathname: string, hash: string): boolean {
  return visitorPages.test(pathname) || isRecipientView(pathname, hash);
}

/** The calls to our server. */
export const apiPaths = {
  user: () => '/api/user',
  login: () => '/api/login',
  verifyLogin: () => '/api/verify-login',
  register: () => '/api/register',
  verifyRegister: () => '/api/verify-register',
  logout: () => '/api/logout',
  resetPassword: () => '/api/reset-password',
  resetPasswordVerify: () => '/api/reset-password/verify',
  refreshSession: () => '/api/refresh-session',
  resumeSession: () => '/api/resume-session',
  clientError: () => '/api/client-error',
  events: () => '/api/events',
  setAppOrigin: () => '/api/set-app-origin',

  triggerBytes: () => '/api/trigger-bytes',
  triggerByte: (id: number) => `/api/trigger-bytes/${id}`,
  attachments: (id: number) => `/api/trigger-bytes/${id}/attachments`,
  attachment: (id: number, fileName: string) => `/api/trigger-bytes/${id}/attachments/${part(fileName)}`,
  uploadTus: () => '/api/upload/tus',
  uploadFiles: (id: number) => `/api/upload/files/${id}`,
  uploadRefreshSession: () => '/api/upload/refresh-session',
  uploadRestoreSession: () => '/api/upload/restore-session',
  verificationStatus: () => '/api/verification-status',
  mailStatus: () => '/api/mail-status',
  service: () => '/api/service',
  shareMultiple: () => '/api/share-multiple',

  requestCode: (scope: number | 'all') => `/api/shared/trigger-bytes/${scope}/request-code`,
  verifyCode: (scope: number | 'all') => `/api/shared/trigger-bytes/${scope}/verify`,
  downloadTicket: (id: number) => `/api/shared/trigger-bytes/${id}/download-ticket`,
  myLeavebits: (encodedEmail: string) => `/api/my-leavebits/${part(encodedEmail)}`,
  logoutViewSession: () => '/api/logout-view-session',

  releaseConfig: () => '/api/release-config',
  reporterStatus: () => '/api/reporter-status',
  sendReporterTokens: () => '/api/send-reporter-tokens',
  verifyReporterToken: (token: string, type: string) =>
    `/api/verify-reporter-token?token=${part(token)}&type=${part(type)}`,
  reportLinkOpened: () => '/api/report-link-opened',
  submitReport: () => '/api/submit-report',
  verifyRefuteToken: (token: string) => `/api/verify-refute-token?token=${part(token)}`,
  refuteReport: () => '/api/refute-report',
  verifyConfirmToken: (token: string) => `/api/verify-confirm-token?token=${part(token)}`,
  confirmReport: () => '/api/confirm-report',
  reports: () => '/api/reports',
  revokeRelease: () => '/api/revoke-release',

  userSubscription: () => '/api/user-subscription',
  cancelSubscription: () => '/api/cancel-subscription',
  reactivationAmount: () => '/api/subscription-reactivation-amount',
  sendReactivationPaymentEmail: () => '/api/send-reactivation-payment-email',
  payfastData: (subscriptionId: number) => `/api/payfast-data/${subscriptionId}`,
  paymentQuote: (subscriptionId: number) => `/api/payment/${subscriptionId}/quote`,
  paymentStatus: (subscriptionId: number) => `/api/payment/${subscriptionId}/status`,
  payments: () => '/api/payments',
} as const;
