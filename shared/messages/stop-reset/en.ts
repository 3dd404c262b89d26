/** Stopping a password reset that an owner didn’t request, with the link in the email about it. */
export const messages = {
  title: 'Stop a new password',
  question: 'Stop the new password?',
  what: 'Someone with a code from your mailbox but without your second factor requested a new password. It will take effect on {date}.',
  choice:
    'If this wasn’t you, stop it. If it was you, you don’t need to do anything and can close this page.',
  stop: 'Stop the new password',
  notStopped: 'The new password wasn’t stopped',
  tryNow: 'Please try again now.',
  stoppedTitle: 'Your password stays as it was',
  stopped: 'The new password was stopped. Your second factor stays, too.',
  changeEmailPassword:
    'Whoever requested it had a code from your mailbox. If this wasn’t you, change your email password now.',
  signIn: 'Sign in',
  nothingTitle: 'No new password is on hold',
  nothing:
    'It has already been stopped or has taken effect. Sign in to find out. If your password no longer works, choose a new one.',
} as const;
