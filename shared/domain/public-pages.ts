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
