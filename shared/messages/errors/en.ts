/** What went wrong, by the error's code. In English, the server's own messages are shown, which often say more. */
export const messages = {
  unreachable:
    'We couldn’t reach the server. Nothing was lost. Check your internet connection and try again.',
  waitSeconds:
    'There were too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  waitMinutes:
    'There were too many attempts. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
  waitHours:
    'There were too many attempts. Please wait {hours, plural, one {# hour} other {# hours}} and try again.',
  wait: 'There were too many attempts. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Nothing was changed. Please try again in a moment.',
  unavailable: 'We can’t reach your data right now. Please try again in a minute.',
  storeUnavailable:
    'We can’t reach our file storage right now. Everything is safe, and all that isn’t a file still works. Please try again in a few minutes.',
  restoring: 'LeaveBits is being restored from a backup. Nothing is lost. Please come back a little later.',
  csrf: 'This page is out of date, or your browser blocks cookies. Please reload the page and try again. If that doesn’t help, allow cookies for this site in your browser’s settings.',
  sessionExpired: 'Your verification session expired. Please verify again.',
  locked: 'This LeaveBit is still locked.',
  blocked: 'This can’t be read at the moment.',
  damaged: 'This LeaveBit is damaged and can’t be opened. Please contact support.',
  notFound: 'We couldn’t find this. It may have been removed.',
  signInToContinue: 'Please sign in to continue.',
  notViewable: 'This kind of file can’t be shown here. Please download it and open it on your device.',
} as const;
