/** An owner’s sessions and recent sign-ins. */
export const messages = {
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
