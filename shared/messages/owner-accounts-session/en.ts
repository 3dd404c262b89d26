/** The end of an owner’s session. */
export const messages = {
  signOutFailed: 'Logout failed',
  signOutFailedNext: 'Your session on the server may take a few more minutes to end.',
  expired: 'Session Expired',
  expiredNext: 'Your session expired, please log in again',
  signInToGoOn: 'Sign in to go on.',
} as const;
