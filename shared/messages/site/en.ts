/** The frame of every page, and the page for unknown addresses. */
export const messages = {
  skip: 'Skip to the content',
  brand: 'LeaveBits, start page',
  brandSignsOut: 'LeaveBits: sign out and go to the start page',
  terms: 'Terms and conditions',
  gettingStarted: 'Getting started',
  recipients: 'Somebody left something for me',
  reporters: 'I’m somebody’s reporter',
  language: 'Language',
  notFoundTitle: 'Page not found',
  notFound: 'There’s no page at this address',
  notFoundWhy:
    'The link may be incomplete. Links in emails sometimes break across two lines. Try copying the whole link into the address bar.',
  notFoundNext: 'Or choose what brings you here:',
  lostReporterLink: 'I’m somebody’s reporter and have lost my link',
  toStartPage: 'Go to the start page',
} as const;
