import type { TranslatedArea } from '../messages/catalog.ts';
import type { Language } from './languages.ts';

/** The pages for everyone, which search engines may list. */
export const publicPages = {
  landing: { path: '/' },
  'getting-started': { path: '/getting-started' },
  terms: { path: '/terms' },
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
  'getting-started': publicPages['getting-started'].path,
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

/** The pages in the visitor's language, with the areas of their messages besides `site`. All others are in English. */
export const translatedPages = {
  landing: ['landing'],
  'getting-started': ['getting-started'],
  terms: ['terms'],
  auth: ['sign-in'],
  'my-leavebits': ['verification'],
  shared: ['verification'],
  'shared-multiple': ['verification'],
  'come-back': ['choices'],
  'stop-mails': ['choices'],
  card: ['cards'],
  'download-failed': ['help'],
  'not-found': [],
  report: ['report', 'links', 'link-check'],
  'confirm-report': ['confirm-report', 'links', 'link-check'],
  'lost-reporter-links': ['lost-reporter-links', 'link-check'],
  refute: ['refute', 'links', 'link-check'],
  'stop-reset': ['stop-reset', 'link-check'],
  undo: ['undo', 'undo-links', 'link-check'],
  'undo-sharing': ['undo-sharing', 'undo-links', 'link-check'],
  'time-converter': ['time-converter'],
} as const satisfies Partial<Record<PageName | 'not-found', readonly TranslatedArea[]>>;

/** The areas of a translated page's messages. Undefined for a page in English only. */
export const getTranslatedAreas = (name: string): readonly TranslatedArea[] | undefined =>
  (translatedPages as Partial<Record<string, readonly TranslatedArea[]>>)[name];

/**
 * The areas that every translated page needs: its frame, and what went wrong. In English, the server's messages say the latter,
 * often in more detail.
 */
export const listFrameAreas = (language: Language): readonly TranslatedArea[] =>
  language === 'en' ? ['site'] : ['site', 'errors'];
