/**
 * The public pages, with their titles for browser tabs, search engines and shared links. `freeTitle` is used if the service takes
 * no payments.
 */
export const publicPages = {
  landing: {
    path: '/',
    title: 'Leave your affairs in good hands',
    freeTitle: 'Leave your affairs in good hands',
  },
  gettingStarted: {
    path: '/getting-started',
    title: 'Try it for a month, free',
    freeTitle: 'Open your account',
  },
  terms: { path: '/terms', title: 'Terms and conditions', freeTitle: 'Terms and conditions' },
} as const;

export type PublicPage = (typeof publicPages)[keyof typeof publicPages];

/** All other pages are private and excluded from search engines. */
export function findPublicPage(path: string): PublicPage | undefined {
  return Object.values(publicPages).find((page) => page.path === path);
}

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
  'lost-reporter-links': '/report',
  report: '/report/:token/:type?',
  refute: '/refute/:token',
  undo: '/undo/:token',
  // These carry their secret in the fragment. Some mail gateways encode the `#`, so that the fragment becomes part of the path.
  'undo-sharing': '/undo-sharing/:encoded?',
  'come-back': '/come-back/:encoded?',
  'confirm-report': '/confirm-report/:token?',
  'stop-reset': '/stop-reset/:token',
  'stop-mails': stopMailsPath(':token'),
  // A card's QR code adds the key in the fragment, which the page removes.
  card: '/card',
  'download-failed': '/download-failed',
  'time-converter': '/time-converter',
} as const;

export type PageName = keyof typeof pagePathPatterns;
