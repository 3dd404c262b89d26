/** What happens during an owner’s session, and how it ends. */
export const messages = {
  timeoutTitle: 'Session Timeout Warning',
  timeout: 'You will be automatically logged out due to inactivity.',
  seconds: '{seconds, plural, one {# second} other {# seconds}}',
  secondsLeft: '{seconds} seconds left',
  typedKept: 'What you’ve typed is kept.',
  draftKept: 'Your letter is kept.',
  stay: 'Stay Signed In',
  inactive: 'You were signed out after 5 minutes of inactivity.',
  ended: 'Session Ended',
  otherOwner: 'Someone else has signed in using this browser.',
  reported: 'There is a report about you',
} as const;
