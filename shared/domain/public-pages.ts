/** A page for everyone, with the texts for browser tabs, search engines and shared links. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
}

export const publicPages = {
  landing: {
    path: '/',
    title: 'Leave your affairs in good hands',
    description:
      'LeaveBits keeps the papers, passwords and words your family will need, and opens each one for the people you chose, at the time you chose.',
  },
  gettingStarted: {
    path: '/getting-started',
    title: 'Try it for a month, free',
    description:
      'Open a LeaveBits account with nothing but an email address: one month free, without a card. After that it costs 1 USD a month.',
  },
  terms: {
    path: '/terms',
    title: 'Terms and conditions',
    description:
      'What LeaveBits does and what it costs, how cancelling works, how long data is kept, and how your privacy is protected.',
  },
} satisfies Record<string, PublicPage>;

/** All other pages are for one person: no search engine lists them. */
export function publicPageAt(path: string): PublicPage | undefined {
  return Object.values(publicPages).find((page) => page.path === path);
}
