/** What went wrong with a passkey. */
export const messages = {
  known: 'This device already has a passkey for your account.',
  notUsed: 'No passkey was used. You can try again, or use a code.',
} as const;
