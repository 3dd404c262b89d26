/**
 * What went wrong, by the error's code, and why somebody was signed out. In English, the server's own messages are shown, which
 * often say more.
 */
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
  ended: 'Your session has ended. Please sign in again.',
  endedElsewhere: 'Someone signed in to your account somewhere else, so you were signed out here.',
  endedEverywhere: 'You signed out everywhere. Please sign in again.',
  endedInOtherTab: 'You signed out in another tab.',
  endedByClosedTab: 'You closed LeaveBits in another tab, so you were signed out.',
  endedByPassword: 'Your account’s password was changed. Please sign in with the new one.',
  endedByUndoneConfiguration:
    'A change to your release configuration was undone, so everyone was signed out. Please choose a new password.',
  endedByUndoneSharing:
    'A change to your LeaveBits was undone, so everyone was signed out. Please choose a new password.',
  endedByDeletion: 'Your account was deleted, as you asked.',
  endedByInactivity: 'You were signed out after 5 minutes of inactivity.',
  endedByOtherOwner: 'Someone else has signed in using this browser.',
  pageNeedsSignIn: 'Please sign in to see that page. We’ll take you there afterwards.',
  draftKept: 'Your letter is kept. Sign in to go on.',
} as const;
