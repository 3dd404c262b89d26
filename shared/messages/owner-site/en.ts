/** What an owner’s page shows before it can be shown. */
export const messages = {
  signInFirst: 'Please sign in to see that page. We’ll take you there afterwards.',
  noConnection: 'No connection',
  notReached: 'We couldn’t reach the server',
  notReachedNext: 'Everything you saved is safe. Check your internet connection, then try again.',
} as const;
