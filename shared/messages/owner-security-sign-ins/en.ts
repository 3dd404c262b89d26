/** An owner’s sessions and recent sign-ins. */
export const messages = {
  sessionsTitle: 'Sessions',
  sessions:
    'You can be signed in on one device at a time, so signing in somewhere else signs you out here. If you sign out everywhere, we treat every browser as new and email you the next time it signs in.',
  listTitle: 'Last sign-ins',
  list: 'The browser and a shortened network address. If you don’t recognize one, change your password.',
  loading: 'Loading your sign-ins',
  notLoaded: 'Your sign-ins couldn’t be loaded',
  tryAgainSoon: 'Please try again in a moment.',
  none: 'There are none in the last 90 days.',
  withEmail: '{date}, with a code by email, from {address}',
  withTotp: '{date}, with the authenticator app, from {address}',
  withRecoveryCode: '{date}, with a recovery code, from {address}',
  withPasskey: '{date}, with a passkey, from {address}',
  thisBrowser: 'This browser',
  signOutEverywhere: 'Sign out everywhere',
  notSignedOut: 'You’re still signed in',
} as const;
