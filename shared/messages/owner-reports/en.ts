/** A report about the owner, as their home page shows it, and what they can do about it. */
export const messages = {
  // A pending report
  short: 'There’s a report about you.',
  titleDeath: '{name} reported that you have died',
  titleIncapacitation: '{name} reported that you’re permanently incapacitated',
  refute: 'Refute the report',
  reportedOn: 'Reported on {date}.',
  enough:
    '{count, plural, =0 {No confirmation} one {# confirmation} other {# confirmations}}: that’s enough.',
  progress:
    '{count, plural, =0 {No confirmation yet} one {# confirmation so far} other {# confirmations so far}}; {required, plural, =1 {one is needed} other {# are needed}}.',
  opensFrom: 'Unless you refute it, your LeaveBits can open to the people you chose from {date}.',
  moreNecessary: 'That makes {count, plural, one {# confirmation} other {# confirmations}} necessary.',
  tooFewLeft:
    'Too few of your reporters are left for that. Unless someone who said that it isn’t true changes their answer, the report expires on {date}, and nothing opens.',
  formerReporter:
    'They’re no longer one of your reporters, but their report is still pending. The only way to stop it is to refute it.',
  timeLeft: 'Time left:',
  timeOver: 'The deadline to refute has passed. You can still refute until enough reporters have confirmed.',
  daysLeft:
    '{days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}}',
  hoursLeft:
    '{hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}}',
  minutesLeft:
    '{minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}}',
  secondsLeft: '{seconds, plural, one {# second} other {# seconds}}',
  denies: '<name></name> says it isn’t true. They told us on {date}.',
  denied: '<name></name> said on {denied} that it isn’t true, but confirmed the report on {confirmed}.',
  reason: 'Their reason:',
  formerReason: 'Their reason had been:',
  refuteQuestion: 'Refute this report?',
  refuteEffect:
    'The report is cancelled immediately, and nothing opens. We’ll email {name} and your other reporters that it was refuted.',
  refuteYes: 'Yes, I’m well: refute it',
  refuted: 'Report refuted',
  alreadyRefuted: 'Already refuted',
  refutedEffect: 'It has been cancelled, and nothing was opened.',
  refuteFailed: 'Refutation Failed',
  notRefuted: 'The report wasn’t refuted. Please try again now.',
  // A released report
  openedShort: 'Your LeaveBits were opened.',
  opened: 'Your LeaveBits were opened on {date}',
  openedDeath:
    '{name} reported on {date} that you have died, and {count, plural, one {# other} other {# others}} confirmed it. The people you chose can now read what you left for them, and you can’t change anything until you lock everything again. If the report was false, lock everything again.',
  openedIncapacitation:
    '{name} reported on {date} that you’re permanently incapacitated, and {count, plural, one {# other} other {# others}} confirmed it. The people you chose can now read what you left for them, and you can’t change anything meanwhile. If you can look after your own affairs again, or always could, choose “I’m back”: everything is locked again, and you see who has read what.',
  lockAgain: 'Lock everything again',
  imBack: 'I’m back',
  lockQuestion: 'Lock everything again?',
  backQuestion: 'Are you back?',
  lockEffect:
    'Everything this report opened will be locked again right away. We’ll tell your recipients and reporters that you locked everything again.',
  backEffect:
    'Everything this report opened will be locked again right away. We’ll tell your recipients and reporters that you’re back.',
  confirmLock: 'Please confirm it’s you. Nothing will be locked before that.',
  lockWarning: 'Anything recipients have already read or downloaded can’t be undone.',
  backResult: 'Then you see who has read what, and what nobody has read. Only you see that.',
  chargingEnds:
    'PayFast no longer charges your card, and won’t start again on its own. You can set up the payment again afterwards.',
  chargingEnded: 'PayFast no longer charges your card. You’ve paid until {date}.',
  locked: 'Everything is locked again',
  notLocked: 'Not locked',
  nothingLocked: 'Nothing was locked. Please try again now.',
  // Being back
  welcomeBack: 'Welcome back',
  welcomeBackIntro:
    'Everything is locked again. Your recipients and reporters have been told that you’re back, but not what was read.',
  wereRead: '{count, plural, one {# LeaveBit was} other {# LeaveBits were}} read',
  cannotBeUnread:
    'What people have read or downloaded can’t be unread. If it included passwords, you may want to change them.',
  nobodyRead: 'Nobody read anything',
  nobodyReadThese: 'Nobody read these',
  nothingOpened: 'Nothing had been opened, so nobody has read anything.',
  lastRead: 'Last read on {date}',
  lastReadDownloaded: 'Last read on {date}, downloaded on {downloaded}',
  takenBack: 'Taken back',
  takenBackWhy:
    'They’d received it because someone else hadn’t opened it. If there’s ever another release, it’s for the people you named first again.',
  takenBackUnread:
    '{count, plural, one {{name} no longer has # LeaveBit, and hadn’t read it.} other {{name} no longer has # LeaveBits, and hadn’t read any of them.}}',
  takenBackRead:
    '{count, plural, one {{name} no longer has # LeaveBit, but had read it.} other {{name} no longer has # LeaveBits, but had read all of them.}}',
  takenBackPartlyRead:
    '{name} no longer has {count, plural, one {# LeaveBit} other {# LeaveBits}}, but had read {read} of them.',
  inActivityLog: 'You’ll find all of this in your activity log, too.',
  toActivityLog: 'Go to your activity log',
  // A report that has ended
  endedDeath: '{name} reported on {date} that you have died.',
  endedIncapacitation: '{name} reported on {date} that you’re permanently incapacitated.',
  endedTitle: 'A report about you',
  withdrawnTitle: 'A report about you was withdrawn',
  withdrawn: 'They withdrew it on {date}, and nothing was opened.',
  refutedTitle: 'A report about you was refuted',
  refutedOn: 'It was refuted on {date}, and nothing was opened.',
  expiredTitle: 'A report about you expired',
  expired: 'Too few others confirmed it by {date}, and nothing was opened.',
  revoked: 'Your LeaveBits were open until you locked them again on {date}.',
  confirmers:
    '{names} had confirmed it, and their links weren’t suspended. {count, plural, one {If you no longer trust them, remove them from your reporters.} other {If you no longer trust one of them, remove them from your reporters.}}',
  noLongerReporter: 'They’re no longer one of your reporters.',
  stillReporter: 'They’re still one of your reporters.',
  stillReporterRemove:
    'They’re still one of your reporters. If you no longer trust them with this, remove them.',
  stillReporterBlocked:
    'They’re still one of your reporters. To remove them, you need an active subscription. You never need one to refute a report.',
  paymentBlocked:
    'PayFast no longer charges your card, and won’t start again on its own. Nobody can read your LeaveBits for now, but they’re safe. They’ll open again once you set up the payment again.',
  paidUntil:
    'PayFast no longer charges your card, and won’t start again on its own. You’ve paid until {date}. Please set up the payment again before that.',
  setUpPayment: 'Set up the payment',
  reviewReporters: 'Review your reporters',
  dismiss: 'Dismiss',
  // A reporter whose report was refuted
  stayQuestion: 'Should {name} stay your reporter?',
  suspended:
    'You refuted a report by {name} on {date}. Until you decide, their links don’t work: they can neither report nor confirm anything.',
  stayYes: 'Yes, they stay',
  stayNo: 'No, remove them',
  confirmStay: 'Please confirm it’s you. Their links don’t work before that.',
  stays: '{name} stays your reporter',
  notKept: 'Nothing was changed. Please try again now.',
  removeQuestion: 'Remove this reporter?',
  removeEffect: '{name} can no longer report or confirm anything, and we’ll tell them by email.',
  removeUndo: 'You can undo it for 72 hours with the link in the email that we’ll send you.',
  removeThem: 'Remove them',
  confirmRemoval: 'Please confirm it’s you. Nobody is removed before that.',
  removed: '{name} is no longer your reporter',
  notRemovedTitle: 'Not removed',
  notRemoved: 'They weren’t removed. Please try again now.',
} as const;
