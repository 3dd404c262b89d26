/** Who may report the owner's death, and what has to happen before anything opens. */
export const messages = {
  title: 'Release configuration',
  intro:
    'The first questions decide how your LeaveBits can open after your death or permanent incapacitation. Those below, under “More that keeps you safe”, protect you from false reports and missed warnings.',
  subscriptionRequired: 'Subscription required to access',
  reportersStay:
    'Your reporters stay as they are. You can change them once your subscription is active again.',
  seeWhatYouOwe: 'See what you owe',
  yourCheckup: 'Your check-up',
  backToCheckup: 'Back to your check-up',
  yourLeavebits: 'Your LeaveBits',
  backToLeavebits: 'Back to your LeaveBits',
  loading: 'Loading the configuration',
  notLoaded: 'The configuration couldn’t be loaded',
  pendingReport: 'There’s a pending report about you',
  pendingReportEffect:
    'Changes here don’t affect it, with one exception: if you remove a reporter, their confirmation no longer counts. The only way to stop it is to refute it on your home page.',
  formerReports:
    '{count, plural, one {There has been one report about you.} other {There have been # reports about you.}}',
  reports: 'Reports',
  // Saving
  save: 'Save configuration',
  saved: 'Configuration Updated',
  changeIt: 'Change it',
  changeItElsewhere: 'Change it in the menu under Release configuration',
  notSavedTitle: 'Update Failed',
  notSaved: 'Failed to update configuration. Please try again.',
  proof:
    'You’re changing who can report your death or how easily your LeaveBits open. Please confirm it’s you. Until then, nothing is saved, and your changes stay here.',
  confirmAndSave: 'Confirm and save',
  backToConfiguration: 'Back to the configuration',
  leaveQuestion: 'Leave without saving?',
  leaveEffect: 'Your changes here haven’t been saved yet and will be lost.',
  leave: 'Leave without saving',
  keepEditing: 'Keep editing',
  // The reporters
  who: 'Who will tell us?',
  reporters: 'Designated reporters',
  reportersHint:
    'Up to {count} people you trust. Each of them gets personal links by email to report and to practice.',
  emailExample: 'name@example.com',
  add: 'Add',
  addReporter: 'Add reporter',
  yourReporters: 'Your reporters',
  added: 'Added {emails}',
  corrected: 'Corrected to {email}',
  removed: 'Removed {email}',
  willBeRemoved: 'Will be removed when you save: {names}. Their links will stop working then.',
  removalStopsNothing:
    '{name} submitted the pending report. Removing them won’t stop it: you have to refute it on your home page.',
  remove: 'Remove {email}',
  didYouMean: 'Did you mean <address></address>?',
  correctIt: 'Correct it',
  correctItTo: 'Correct it: {meant} instead of {email}',
  statusNotLoaded: 'The status of the emails to your reporters couldn’t be loaded.',
  invalidEmail: 'Invalid Email',
  invalidEmailHint: 'Please enter a valid email address',
  duplicateEmail: 'Duplicate Email',
  duplicateEmailHint: 'This email is already added as a designated reporter',
  tooManyReporters: 'Maximum Limit Reached',
  tooManyReportersHint: 'You can add up to {count} designated reporters only',
  cardsHint:
    'One page for each reporter to keep on paper: when to report, and where to get their links. It has no secret, because we only send links to their mailbox.',
  // A reporter
  newReporter: 'New. We’ll email their links once you save.',
  firstOpened: 'They first used their page on {date}.',
  notOpened: 'They haven’t visited their page yet.',
  linksNotSent: 'Their links haven’t been sent yet.',
  delivered: 'Delivered to their mail provider on {date}.',
  deliveredBut: 'Delivered to their mail provider on {date}. {reason}.',
  onItsWay: 'The email with their links is on its way.',
  waiting: 'The email with their links has been waiting to be sent since {date}.',
  notDelivered:
    'The email with their links couldn’t be delivered ({date}). Please check the address, or ask them.',
  notDeliveredBecause:
    'The email with their links couldn’t be delivered ({date}): {reason}. Please check the address, or ask them.',
  suspended:
    'You refuted a report of theirs, so their links don’t work until you decide on your home page whether they stay.',
  wantsOtherAddress: 'They want to use a different address. Please ask them which one.',
  accepted: 'They accepted on {date}.',
  declined: 'They declined on {date}. Please talk to them, or choose someone else.',
  // Emails to them
  sendLinks: 'Send the links again',
  sendLinksHint: 'This goes to every reporter. Use it if one of them has lost the email.',
  sendLinksHintUnsaved:
    'This goes to the reporters you last saved. Your changes here haven’t been saved yet.',
  linksSent: 'Emails Sent',
  linksSentHint: 'Reporter tokens have been sent to all designated reporters.',
  sendingFailed: 'Email Failed',
  linksFailed: 'The links weren’t sent. Please try again in a moment.',
  rehearse: 'Send me a rehearsal',
  rehearseHint:
    'You get every email that your reporters and recipients would get, from being chosen until everything closes: about 40, each marked as a rehearsal, and more if they read in several languages. Only codes and links that they ask for themselves are left out. Nobody else gets anything.',
  rehearsed: 'We’ve sent you {count, plural, one {# email} other {# emails}}. They may take a few minutes.',
  notRehearsed: 'The rehearsal wasn’t sent',
  tryAgainSoon: 'Please try again in a moment.',
  // The numbers
  howMany: 'How many of them must agree?',
  confirmations: 'Confirmations required',
  confirmationsHint: 'One of them reports, and this many others must confirm, 1 to 5.',
  confirmationsFollowed: 'Now {now} instead of {before} because of the number of reporters.',
  howLong: 'How long do you have to say no?',
  hours: 'Hours to refute',
  hoursHint: 'How long you have to refute a report, {min} to {max}. We suggest {suggested}.',
  shortTime: 'In {hours}, you could miss our warning while you sleep or travel. We suggest {suggested}.',
  afterAccident: 'And after an accident or a stroke?',
  incapacitation: 'If I’m alive but can’t act for myself',
  incapacitationHint:
    'Your reporters can report that, too. Unlike after a death, you may recover. Then you press “I’m back”, and everything is locked again.',
  asForDeath: 'The same as after my death',
  otherNumbers: 'Other numbers',
  incapacitationConfirmations: 'Confirmations after an accident or a stroke',
  incapacitationHours: 'Hours to refute after an accident or a stroke',
  invalidNumbers: 'Invalid number or Reporters',
  invalidNumbersHint:
    'Please ensure you have at least 1 more designated reporters as set confirmations required',
  // What they mean
  noReporters: 'You have no reporters yet',
  noReportersEffect:
    'Without reporters, nothing can be released after your death: LeaveBits that depend on it stay locked permanently.',
  tooFew: 'Too few reporters for this',
  takes:
    '{count, plural, one {One reports and # other confirms} other {One reports and # others confirm}}: that takes {needed, plural, one {# reporter} other {# reporters}}, and you have {reporters}.',
  takesAccident:
    'After an accident or a stroke: {count, plural, one {one reports and # other confirms} other {one reports and # others confirm}}: that takes {needed, plural, one {# reporter} other {# reporters}}, and you have {reporters}.',
  takesDeath:
    'After a death: {count, plural, one {one reports and # other confirms} other {one reports and # others confirm}}: that takes {needed, plural, one {# reporter} other {# reporters}}, and you have {reporters}.',
  askForFewer: 'Please ask for fewer confirmations.',
  addMore: '{count, plural, =1 {Please add one more.} other {Please add # more.}}',
  tooFewCounted: 'Too few reporters you can count on',
  needs: 'A report needs {count, plural, one {# reporter} other {# reporters}}: {participants}.',
  needsAccident:
    'After an accident or a stroke: a report needs {count, plural, one {# reporter} other {# reporters}}: {participants}.',
  needsDeath:
    'After a death: a report needs {count, plural, one {# reporter} other {# reporters}}: {participants}.',
  talkToThem: 'Please talk to them, or choose someone else.',
  talkToThemOrFewer: 'Please talk to them, choose someone else, or ask for fewer confirmations.',
  someAgree:
    '{names}: {count, plural, =2 {two of them} =3 {three of them} =4 {four of them} other {# of them}} must agree, and you have {hours} to say no.',
  allAgree:
    '{names}: {count, plural, =2 {both} =3 {all three} =4 {all four} =5 {all five} other {all #}} must agree, and you have {hours} to say no.',
  // Who takes part, as the other messages have it
  participants:
    '{count, plural, =1 {one reports it, and another confirms it} =2 {one reports it, and two others confirm it} =3 {one reports it, and three others confirm it} =4 {one reports it, and four others confirm it} =5 {one reports it, and five others confirm it} other {one reports it, and # others confirm it}}',
  ifEither: 'If you die or can no longer act, {participants}.',
  ifDeath: 'If you die, {participants}.',
  ifAccident: 'After an accident or a stroke, {participants}, and you have {hours} to say no.',
  nothingBefore: 'Nothing opens until they’ve agreed and your time to say no is over.',
  ifDenied:
    'If one of them says it isn’t true, nothing opens for {days, plural, one {# day} other {# days}} after that, and one more must confirm.',
  ifDeniedFinally:
    'If one of them says it isn’t true, nothing opens for {days, plural, one {# day} other {# days}} after that, and one more must confirm: with so few reporters, nothing opens then unless they change their answer.',
  allNeeded: 'All of them are needed',
  oneMissing: 'If one can’t be reached, nothing would open.',
  oneMissingAccident: 'After an accident or a stroke: if one can’t be reached, nothing would open.',
  oneMissingDeath: 'After a death: if one can’t be reached, nothing would open.',
  oneFewer: 'Ask for one fewer.',
  addSomeone: 'Add someone.',
  addSomeoneOrFewer: 'Add someone, or ask for one fewer.',
  chooseSomeoneElse: 'Choose someone else.',
  chooseSomeoneElseOrFewer: 'Choose someone else, or ask for one fewer.',
  savedAllNeeded: 'All of your reporters are needed. If one can’t be reached, nothing would open.',
  // Whom the owner can’t count on, and who is left because of that
  someDeclined: '{names} declined',
  someUnreached: 'Our last email to {names} didn’t arrive',
  someDeclinedOthersUnreached: '{declined} declined, and our last email to {unreached} didn’t arrive',
  nobodyLeft: '{why}, so nobody is left to report or to confirm.',
  oneLeft: '{why}, so only one is left to report, and nobody to confirm.',
  someLeft:
    '{why}, so only {count, plural, =2 {two are left: one to report, and one to confirm} =3 {three are left: one to report, and two to confirm} =4 {four are left: one to report, and three to confirm} other {# are left: one to report, and {others} to confirm}}.',
  // What keeps the owner safe
  safety: 'More that keeps you safe',
  safetyIntro: 'All of this is optional. Whatever you leave as it is works.',
  warnings: 'How else can we warn you?',
  warningsIntro:
    'We always warn you by email to your account’s address. A second way helps if you lose that mailbox.',
  secondEmail: 'Second email address (optional)',
  secondEmailHint: 'Yours, not a reporter’s. Whoever reads it can refute a report.',
  phone: 'Phone number (optional)',
  phoneHint: 'With country code, such as +27 82 555 0101. We’ll text you about a report, and nothing else.',
  phoneHintUnused: 'This service doesn’t send text messages, so we only store the number.',
  wayVerified: 'Verified. We’ll warn you at <address></address>, too.',
  emailCode: 'Code from the email to your second address',
  phoneCode: 'Code from the text message',
  codeHint:
    '<strong>Not verified yet.</strong> We’ve sent a code to <address></address>. We’ll only warn you there once you’ve entered it.',
  codeFailed: 'That didn’t work. Please try again.',
  verify: 'Verify',
  verified: 'We’ll warn you there, too',
  sendAnotherCode: 'Send another code',
  anotherCodeSent: 'We’ve sent another code',
  away: 'Are you away for a while?',
  awayUntil: 'Away until (optional)',
  awayHint:
    'If you can’t read email for some time, say until when, up to {days, plural, one {# day} other {# days}} ahead. No report can release anything before you’ve been back for your hours to refute. Someone who reports you is told why it takes longer.',
  awayPast: 'Please choose a time in the future, or leave it empty',
  awayTooLong: 'Please choose a time within the next {days, plural, one {# day} other {# days}}',
  pause: 'Do you want a pause after a false report?',
  pauseDays: 'Days without a new report after you refute one',
  pauseHint:
    '0 to {max}; 0 means no pause. Nobody can report you meanwhile, so if someone else could refute a true report in your name, a long pause delays the next one.',
  silence: 'What if you’re silent for a long time?',
  silenceMonths: 'If I don’t sign in',
  silenceHint:
    'We’ll first email you twice, two weeks apart. If you don’t sign in, we’ll ask each reporter whether you’re well. Nothing opens because of that, and they learn nothing about what you store.',
  silenceNever: 'Never ask anybody',
  silenceAfter: 'Ask after {months, plural, one {# month} other {# months}}',
  lapse: 'Ask my reporters if my payments stop for a long time',
  lapseHint:
    'If your LeaveBits close because your payments have stopped, we’ll email each reporter to ask whether something has happened to you. We’ll ask 60 and 300 days after they close, without revealing anything you store.',
} as const;
