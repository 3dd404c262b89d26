import type { PublicPage } from '#shared/domain/public-pages.ts';

/** Descriptions of the public pages for search engines and link previews. Kept out of the browser bundle. */
export const pageDescriptions: Record<PublicPage['path'], string> = {
  '/': 'LeaveBits keeps the papers, passwords and words your family will need, and opens each one for the people you chose, at the time you chose.',
  '/getting-started':
    'Open a LeaveBits account with nothing but an email address: one month free, without a card. After that it costs 1 USD a month.',
  '/terms':
    'What LeaveBits does and what it costs, how cancelling works, how long data is kept, and how your privacy is protected.',
};

/** The descriptions for a service that takes no payments. */
export const freePageDescriptions: typeof pageDescriptions = {
  ...pageDescriptions,
  '/getting-started': 'Open a LeaveBits account with nothing but an email address.',
  '/terms': 'What LeaveBits does, how long data is kept, and how your privacy is protected.',
};
