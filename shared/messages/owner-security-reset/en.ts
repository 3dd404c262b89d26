/** A password reset that waits because of the second factor. */
export const messages = {
  title: 'A new password is on hold',
  requested:
    'On {asked}, someone with access to your mailbox but not to your second factor requested a new password. It will take effect on {changes}. If this wasn’t you, stop it and change your email password.',
  stop: 'Stop the new password',
  stopped: 'Your password stays as it was',
  notStopped: 'It wasn’t stopped. Please try again.',
} as const;
