import type { PublicPage } from '#shared/domain/public-pages.ts';

/** Descriptions of the public pages for search engines and link previews. Kept out of the browser bundle. */
export const pageDescriptions: Record<PublicPage['path'], string> = {
  '/': 'LeaveBits keeps the documents, passwords and messages your family will need, and releases each one to the people you chose, when you chose.',
  '/getting-started':
    'Open a LeaveBits account with just an email address. The first month is free, with no card needed. After that it costs 1 USD a month.',
  '/terms':
    'What LeaveBits does and costs, how to cancel, how long we keep data, and how we protect your privacy.',
};

/** The descriptions for a service that takes no payments. */
export const freePageDescriptions: typeof pageDescriptions = {
  ...pageDescriptions,
  '/getting-started': 'Open a LeaveBits account with just an email address.',
  '/terms': 'What LeaveBits does, how long we keep data, and how we protect your privacy.',
};
