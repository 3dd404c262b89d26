/** When a recipient can read a LeaveBit, and whether they have been reached. */
export const messages = {
  // Rules
  always: 'Always',
  onReport: 'On death or incapacitation',
  onDate: 'On a date',
  canRead: 'Can read it now',
  openByReport: 'Open because of a report',
  opensByReport: 'Opens after my death or incapacitation is confirmed',
  opensOn: 'Opens on {date}',
  openSince: 'Open since {date}',
  opensOnUnset: 'Opens on a date that hasn’t been set yet',
  substitute: 'If it’s still unopened {days} days after its opening, {name} gets it as well.',
  // Recipients
  verified: 'Verified',
  lastVerified: 'Last verified {date}',
  notVerified: 'Not verified yet',
  mailSent: 'Last email sent to them {date}',
  mailSentReason: 'Last email sent to them {date}. {reason}.',
  mailWaiting: 'An email to them has been waiting to be sent since {date}',
  mailFailed: 'The last email to them couldn’t be delivered ({date}). Please check the address, or ask them.',
  mailFailedReason:
    'The last email to them couldn’t be delivered ({date}): {reason}. Please check the address, or ask them.',
  shareAgain: 'Share with {name} again',
  sharedAgain: 'Shared with {name} again',
  notSharedAgain: 'It wasn’t shared again. Please try again in a moment.',
  alsoReports:
    '{name} also receives something from you. As a reporter they learn nothing more, but they’d be one of those who decide when it opens.',
} as const;
