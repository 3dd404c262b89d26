/** The history of all reports about the owner, and the menu's way to it. */
export const messages = {
  configuration: 'Release configuration',
  configurationHint: 'Who can report your death, and what happens then.',
  subscriptionRequired: 'Subscription required to access',
  reports: 'Reports',
  intro:
    'Every report about you and what happened to it, latest first. Nobody can change or remove this history.',
  loading: 'Loading the reports',
  notLoaded: 'The reports couldn’t be loaded',
  tryAgainSoon: 'Please try again in a moment.',
  none: 'There have been no reports about you.',
  // A report
  death: 'Death: {status}',
  incapacitation: 'Permanent incapacitation: {status}',
  pending: 'pending',
  released: 'released',
  refuted: 'refuted',
  withdrawn: 'withdrawn',
  expired: 'expired',
  revoked: 'locked again',
  summary:
    'Reported by {name}. {confirmations} of {count, plural, one {# confirmation} other {# confirmations}}. Time to refute: until {date}.',
  // Its events
  aReporter: 'A reporter',
  reportedDeath: '{name} reported that you have died.',
  reportedIncapacitation: '{name} reported that you’re permanently incapacitated.',
  confirmed: '{name} confirmed the report.',
  confirmedAfterAll:
    '{name} confirmed the report after all. They had said that it isn’t true, which no longer counts.',
  confirmationWithdrawn:
    'The confirmation by {name} no longer counts because they’re no longer your reporter.',
  someonesConfirmationWithdrawn:
    'The confirmation by a reporter no longer counts because they’re no longer your reporter.',
  denied:
    '{name} said that it isn’t true. One more confirmation became necessary, and nothing opens for {days, plural, one {# day} other {# days}} after that.',
  warned: 'We reminded you by email.',
  windowMoved: 'No warning had reached you in time, so we extended your deadline to refute.',
  restarted: 'The service had to be restored, so your time to refute started again.',
  opened: 'Your LeaveBits were opened to the people you chose.',
  recipientUnreached:
    'Our email couldn’t reach {name}. We’ve asked your reporters and will try again after 1, 4 and 12 weeks.',
  someRecipientUnreached:
    'Our email couldn’t reach a recipient. We’ve asked your reporters and will try again after 1, 4 and 12 weeks.',
  passedOn: '{name} received something that another recipient hadn’t opened, as you chose.',
  someonePassedOn: 'Someone received something that another recipient hadn’t opened, as you chose.',
  reportWithdrawn: '{name} withdrew the report. Nothing was opened.',
  youRefuted: 'You refuted the report. Nothing was opened.',
  reportExpired: 'The report expired because too few reporters confirmed it. Nothing was opened.',
  lockedAgain: 'You locked everything again.',
  // Our warnings
  warnings: 'Our warnings to you',
  warningFirst: 'First warning: {ways}.',
  warningHalf: 'Reminder: {ways}.',
  warningLast: 'Last reminder: {ways}.',
  warningFinal: 'Final notice: {ways}.',
  emailQueued: 'email still being sent',
  emailAccepted: 'email delivered',
  emailFailed: 'email not delivered',
  secondEmailQueued: 'second address still being sent',
  secondEmailAccepted: 'second address delivered',
  secondEmailFailed: 'second address not delivered',
  phoneQueued: 'text message still being sent',
  phoneAccepted: 'text message delivered',
  phoneFailed: 'text message not delivered',
} as const;
