/** Where the owner's home page shows reports about them. */
export const messages = {
  section: 'Reports about you',
  notLoaded: 'We couldn’t check whether there’s a report about you',
  outOfDate: 'The information below may be out of date.',
  emailed: 'If there is one, we’ve also emailed you about it.',
  checkAgain: 'Check again',
} as const;
