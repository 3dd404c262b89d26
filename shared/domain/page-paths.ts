import { publicPages } from './public-pages.ts';

/** The page behind the link in a notice's footer, which stops emails from its sender. Mail clients post to it. */
export const stopMailsPath = (token: string): string => `/stop-mails/${token}`;

/**
 * Path patterns of all pages, keyed by file name in `client/src/pages`. `:part` matches a value, and `:part?` is optional. Any
 * other path shows the not-found page.
 */
export const pagePathPatterns = {
  landing: publicPages.landing.path,
  auth: '/auth',
  'getting-started': publicPages.gettingStarted.path,
  terms: publicPages.terms.path,
  home: '/home',
  account: '/account/:section?',
  release: '/release',
  people: '/people/:encodedEmail?',
  'my-leavebits': '/my-leavebits/:encodedEmail?',
  shared: '/shared/:id?',
  'shared-multiple': '/shared-multiple/:ids?',
  payment: '/payment/:subscriptionId/:action?',
  report: '/report/:token/:type',
  refute: '/refute/:token',
  undo: '/undo/:token',
  // These carry their secret in the fragment. Some mail gateways encode the `#`, so that the fragment becomes part of the path.
  'undo-sharing': '/undo-sharing/:encoded?',
  'come-back': '/come-back/:encoded?',
  'confirm-report': '/confirm-report/:token?',
  'stop-reset': '/stop-reset/:token',
  'stop-mails': stopMailsPath(':token'),
  'download-failed': '/download-failed',
  'time-converter': '/time-converter',
} as const;

export type PageName = keyof typeof pagePathPatterns;
