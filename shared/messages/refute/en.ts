/** The page on which an owner refutes a report about themselves. */
export const messages = {
  title: 'Refute a report',
  areYouWell: 'Are you well?',
  told: '{type, select, death {<reporter>{email}</reporter> told us that you have died.} other {<reporter>{email}</reporter> told us that you’re permanently incapacitated.}} If that’s wrong, refute it here. You don’t need to sign in.',
  report: 'Report',
  death: 'Death',
  incapacitation: 'Permanent incapacitation',
  reportedBy: 'Reported by',
  reportedOn: 'Reported on',
  opensAfter: 'Nothing opens before',
  timeLeft: 'Time left to refute:',
  daysLeft:
    '{days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}}',
  hoursLeft:
    '{hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}}',
  minutesLeft:
    '{minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}}',
  secondsLeft: '{seconds, plural, one {# second} other {# seconds}}',
  deadlinePassed: 'The deadline has passed, but the report is still pending, so you can still refute it.',
  notEveryoneAgrees: 'Not everyone agrees',
  notEveryoneAgreed: 'Not everyone agreed at first',
  denies: '<reporter></reporter> says it isn’t true. They told us on {moment}.',
  denied:
    '<reporter></reporter> said on {moment} that it isn’t true, but confirmed the report on {confirmed}.',
  theirReason: 'Their reason:',
  theirEarlierReason: 'Their reason had been:',
  takesYou: 'It still takes you to end the report.',
  refute: 'I’m well: refute this report',
  cancels: 'This cancels the report immediately, and nothing opens.',
  ifNothing:
    'If you do nothing and enough of your other reporters confirm, your LeaveBits will open to the people you chose.',
  ifNothingConfirmed:
    'Enough of your other reporters have confirmed it. If you do nothing, your LeaveBits will open to the people you chose.',
  forSomeoneElse: 'If you’re reading this on someone else’s behalf, please don’t press the button.',
  failed: 'Refutation Failed',
  notRefuted: 'The report wasn’t refuted. Please try again now.',
  signIn: 'Sign in',
  signInAndReview: 'Sign in and review your reporters',

  doneTitle: 'The report has been cancelled',
  done: '{type, select, death {Nothing was opened. The report of {moment} that you have died has been refuted and can’t be confirmed anymore.} other {Nothing was opened. The report of {moment} that you’re permanently incapacitated has been refuted and can’t be confirmed anymore.}}',
  doneTold:
    'We’ll tell <reporter></reporter> and your other reporters by email. The others’ links work again, in case they’re ever needed.',
  doneDecide:
    'Please sign in and decide whether {reporter} stays your reporter. Until then, their links don’t work, so they can neither report nor confirm anything.',
  donePaid:
    'You can remove them during your free period or with a subscription. You need neither to refute a report.',

  invalidLink: 'Invalid Refute Link',
  releasedTitle: 'The deadline to refute has passed',
  refutedTitle: 'Already refuted',
  withdrawnTitle: 'Already withdrawn',
  revokedTitle: 'Already locked again',
  otherReport:
    'There’s another pending report about you. Find our latest email about it and press the button there, or sign in and refute it on your home page.',
  unknownLink: 'This link is incomplete or no longer in use.',
  canSignIn: 'You can also sign in, see any pending report and refute it there.',
  released:
    'This report was confirmed, and the deadline to refute it has passed. Your LeaveBits are open to the people you chose.',
  releasedNext: 'If you’re well, sign in now and lock everything again.',
  refuted: 'You’ve already refuted this report. Nothing was opened.',
  expired: 'This report has expired because too few of your reporters confirmed it. Nothing was opened.',
  revoked: 'You’ve already locked everything again after this report.',
} as const;
