/** A reporter’s page: to accept, to practice, to report, and to see what became of it. */
export const messages = {
  titlePractice: 'Your part as a reporter',
  title: 'Report',
  invalidLink: 'Invalid Reporting Link',

  chosen: 'You were chosen as a reporter',
  chosenBy: '<name>{owner}</name> trusts you to tell us if they die or become permanently incapacitated.',
  realReport: 'There’s a real pending report about {owner}',
  realReportMade: 'It’s your own. To check its progress, open the link you submitted it with.',
  realReportAsked: 'We asked you by email to confirm it. Please use the link in that email, not this page.',
  realReportConfirmed:
    'You’ve confirmed it and don’t need to do anything else. We’ll email you once there’s a decision.',
  realReportDenied:
    'You told us it isn’t true. If you learn that it’s true after all, use the link in our email.',
  realReportUninvolved: 'You became a reporter after it was submitted. You don’t need to do anything.',
  linksOnHold: 'Your links to report are on hold',

  willYou: 'Will you do this for {owner}?',
  willYouText:
    '{owner} can see your answer. You can change it here at any time. It doesn’t commit you to anything, and your links work either way.',
  accepted: 'You accepted. Thank you: {owner} can see it.',
  declined: 'You declined, and {owner} can see that. That’s completely fine.',
  accept: 'Accept',
  decline: 'Decline',
  answerNotSaved: 'Your answer wasn’t saved',

  yourAddress: 'Your address',
  addressQuestion: 'Do you still use this email address?',
  addressWhy: 'We sent it the link to this page. If something happens, that’s where we’ll email you.',
  addressYes: 'Yes, I do',
  addressNo: 'No, I use a different one',
  addressKept: 'Thank you. We’ll keep using this address.',
  addressChanges:
    'Thank you. We’ve asked {owner} to talk to you and change the address. Your links work until then.',

  practice: 'Practice a report',
  practiceWhy:
    'It takes two minutes and looks like the real thing, so you’ll know it before you need it. Nothing is reported.',
  startPractice: 'Start practicing',
  ifItHappened: 'If something has happened to {owner}',
  notReportedHere:
    'This page can’t report it. Go back to the email that brought you here, and press one of these:',
  emailNotFound:
    'If you can’t find the email, search your mailbox for “LeaveBits”, or <links>have your links sent again</links>. Any other reporter can report it, too, and we’ll ask you to confirm.',
  drillTitle: 'This is a drill: nothing is reported',
  drill:
    'Look around and press the button. Nobody is notified, and nothing opens. For a real report, press “Report a death” or “Report a permanent incapacitation” in your email.',
  drillTypes: 'What to practice',
  aDeath: 'A death',
  anIncapacitation: 'An incapacitation',
  drillDoneTitle: 'That was a practice run',
  drillDone: 'Nothing was reported, and nobody was notified. After a real report, you’d see the text below.',
  drillReal:
    '<strong>Has it really happened?</strong> {type, select, death {Use “Report a death” in the same email.} other {Use “Report a permanent incapacitation” in the same email.}} Nothing is reported from this page.',
  practiceAgain: 'Practice again',

  reportDeath: 'Report a death',
  reportIncapacitation: 'Report a permanent incapacitation',
  sorryIfDeath: 'If someone close to you has died, we’re sorry for your loss.',
  sorryIfIncapacitation: 'We’re sorry that you need this page.',
  tellUs:
    '{type, select, death {Here you can tell us that <name>{owner}</name> has died.} other {Here you can tell us that <name>{owner}</name> is permanently incapacitated and won’t be able to act for themselves again.}}',
  noHurry:
    '{owner} chose you for this. There’s no hurry: this link keeps working, and you can come back later.',
  whatHappens: 'What happens when you report',
  pausedUntil: 'You can report again from {moment}',
  pausedByOwner:
    '{owner} has refuted a report and asked for some time before the next one, so nobody can report them until then. If it has really happened, please come back to this page then.',
  pausedByReports:
    'You’ve reported {owner} or withdrawn a report several times lately. If it has really happened this time, please ask another reporter to report it. You can then confirm.',
  surePractice:
    '{type, select, death {Practice: I’m sure that {owner} has died.} other {Practice: I’m sure that {owner} is permanently incapacitated.}}',
  submitDeath: 'Report the death',
  submitIncapacitation: 'Report the incapacitation',
  submitDeathPractice: 'Report the death (practice)',
  submitIncapacitationPractice: 'Report the incapacitation (practice)',
  notSure:
    'Not sure? Close this page: nothing happens unless you press the button. Please ask someone close to {owner} first.',
  onlyToAccept: 'Only here to accept or to practice? Press “Accept, decline or practice” in the same email.',
  submissionFailed: 'Submission Failed',
  notSubmitted: 'The report wasn’t submitted. Please try again in a moment.',

  lastReport: 'Your last report',
  lastWithdrawn: 'You withdrew your report of {moment}. Nothing was opened.',
  lastRefuted:
    'Someone answered that your report of {moment} isn’t true. Usually it’s the owner who answers. Nothing was opened. If you can, please ask them in person or by phone.',
  lastExpired:
    'Too few of the other reporters confirmed your report of {moment} in time, so it expired. Nothing was opened. You can report again here.',
  lastRevoked:
    'After your report of {moment}, someone signed in to the account of {owner} and locked everything again. Usually it’s the owner.',

  tooFewConfirmers:
    '{required, plural, one {# confirmation is needed} other {# confirmations are needed}}, and too few other reporters can act right now. Nothing opens until enough have confirmed.',
  confirmers:
    '{others, plural, one {# other reporter can confirm it} other {# other reporters can confirm it}}, and we’ll ask them by email. Nothing opens until {required, plural, one {one has confirmed} other {# have confirmed}}.',
  willWarn:
    'We’ll warn {owner} immediately, and again before the deadline. For {hours, plural, one {# hour} other {# hours}}{days, plural, =0 {} one { (# day)} other { (# days)}}, nothing opens, and they can stop it with one click.',
  willWarnAway:
    'We’ll warn {owner} immediately, and again before the deadline. They’ve told us that they’re away until {until}. Until then and for {hours, plural, one {# hour} other {# hours}}{days, plural, =0 {} one { (# day)} other { (# days)}} more, nothing opens, and they can stop it with one click.',
  opensAtEarliest:
    'If they confirm and {owner} doesn’t object, what {owner} left will open to their recipients. If you report now, that will be on {moment} at the earliest.',
  showsAddress:
    'We show your email address with the report to {owner} and to the other reporters. Everyone involved can see who submitted a report.',
  canWithdraw:
    'Was it a mistake? You can withdraw the report with this link until another reporter confirms it.',

  received: 'Your report has been received',
  receivedPractice: 'PRACTICE: your report has been received',
  thanks:
    '{type, select, death {Thank you. You reported that <name>{owner}</name> has died. We’re sorry for your loss.} other {Thank you. You reported that <name>{owner}</name> is permanently incapacitated. We’re sorry for what you’re going through.}} You don’t need to do anything else. You can close this page.',
  whatNow: 'What happens now',
  warning: 'We’re warning {owner}. They can refute the report until at least {moment}.',
  longerAway: 'That’s longer than usual, because they’d told us that they would be away until {until}.',
  opensAfterBoth:
    'Once that deadline has passed and enough reporters have confirmed, what {owner} left will open to their recipients.',
  openAgain:
    'Was it a mistake? Open this link again: you can withdraw the report until another reporter confirms it.',

  pending: 'Your report is pending',
  youReported:
    '{type, select, death {You reported on {moment} that <name>{owner}</name> has died.} other {You reported on {moment} that <name>{owner}</name> is permanently incapacitated.}}',
  nothingElse: 'You don’t need to do anything else.',
  keepPosted: 'We’ll keep you posted.',
  reportOnce: 'You don’t need to report again',
  otherLink:
    '{type, select, death {You opened the link for a permanent incapacitation, but you’ve reported a death.} other {You opened the link for a death, but you’ve reported a permanent incapacitation.}} Both have the same effect for the people {owner} chose.',
  ifTypeMatters: 'If the type matters, withdraw this report below and report again with this link.',
  staysPending: 'Your report stays pending unless {owner} refutes it.',
  staysPendingOrWithdraw: 'Your report stays pending unless {owner} refutes it or you withdraw it.',
  speakToOthers: 'Please speak to the other reporters.',
  ifMistakeWithdraw: 'If it was a mistake, withdraw it below.',
  whereItStands: 'Where it stands',
  nobodyConfirmed:
    'Nobody has confirmed yet. {required, plural, one {One other reporter must.} other {# other reporters must.}}',
  enoughConfirmed:
    '{confirmations, plural, one {# confirmation: that’s enough.} other {# confirmations: that’s enough.}}',
  confirmedSoFar:
    '{confirmations, plural, one {# confirmation so far} other {# confirmations so far}}; {required, plural, one {one is needed} other {# are needed}}.',
  deadlineOver:
    'The deadline for {owner} to object has passed. They can still refute the report while it’s pending.',
  deadline: '{owner} has until {moment} to say it isn’t true.',
  opensAfterDeadline:
    'Unless {owner} objects, what {owner} left will open to their recipients once that deadline has passed.',
  opensAfterConfirmations:
    'Once enough reporters have confirmed, what {owner} left will open to their recipients.',
  wasItMistake: 'Was it a mistake?',
  withdrawText:
    'You can withdraw the report until another reporter confirms it. Nothing will open, and we’ll tell {owner} and the other reporters.',
  withdrawSure: 'I want to withdraw my report.',
  withdraw: 'Withdraw the report',
  notWithdrawn: 'The report wasn’t withdrawn',
  mistakeConfirmed:
    'Another reporter has confirmed it, so you can no longer withdraw it. If it was a mistake, please tell the other reporters and the people close to {owner}. If {owner} is alive and well, they can still refute it until something opens.',
  withdrawnTitle: 'Your report has been withdrawn',
  withdrawnDone: 'Nothing was opened. We’ll tell <name>{owner}</name> and the other reporters.',
  withdrawnLinks:
    'Your links work as before, so you can report again if you ever need to. You can close this page.',

  openedTitle: '{owner}’s LeaveBits have been opened',
  opened:
    'A report was confirmed, and what <name>{owner}</name> left was opened to the people they chose. Thank you for being one of their reporters.',
  openedNothingToDo: 'There’s nothing more for you to do. You can close this page.',
  openedAlive:
    'If {owner} is alive and well, please let them know immediately. They can sign in and lock everything again.',

  onHold: 'This link is on hold',
  alreadyConfirmed: 'You’ve already confirmed this report. You don’t need to do anything else.',
  notSent: 'We didn’t send it again',
  sendAgain: 'Send me that email again',
  sent: 'We’ve sent it again',
  sentText:
    'It’s on its way to the address you use as a reporter. If it doesn’t arrive, you can request it again here from {moment}.',

  thisPerson: 'this person',
  running: 'There’s already a pending report about {owner}. There can only be one at a time.',
  suspended:
    'Someone answered that your report about {owner} isn’t true. Usually it’s the owner who answers. They’ll decide whether you stay one of their reporters, and until then, your links can’t report or confirm anything.',
  suspendedNext:
    'If it was a misunderstanding, please speak to {owner}. If you know that it was true, please speak to the other reporters: their links work. If nobody signs in to the account of {owner} for {days, plural, one {# day} other {# days}}, your links work again.',
  askedNext:
    'If you can confirm it, look for our latest email about it, and check your spam folder too. It has a link to confirm the report or to say it isn’t true. If you can’t find it, we can send it again.',
  confirmedNext:
    'You’ve confirmed it and don’t need to do anything else. We’ll email you once there’s a decision.',
  deniedNext:
    'You told us it isn’t true, and we’ve told the person it’s about. You don’t need to do anything else. If you learn that it’s true after all, you can still confirm it with the link in our email. We can send it again.',
  uninvolvedNext:
    'You became a reporter after it was submitted, so we only asked the other reporters. You don’t need to do anything.',
  worksAgain: 'If the report is refuted, withdrawn or expires, this link will work again.',
  made: 'You’ve already submitted a report about {owner}, and it’s pending.',
  madeNext: 'You don’t need to do anything else. To check its progress or withdraw it, open your link again.',
  released:
    'A report about {owner} has already been confirmed, and what they left has been opened to their recipients.',
  refuted:
    'Someone has already answered that your report isn’t true. Usually it’s the owner who answers. Nothing was opened.',
  withdrawn: 'You’ve already withdrawn your report about {owner}. Nothing was opened.',
  expired: 'The last report about {owner} has expired because too few other reporters confirmed it.',
  expiredNext: 'Please speak to the other reporters, then open the link again.',
  revoked:
    'After the last report about {owner}, someone signed in to their account and locked everything again.',

  cardTitle: 'A card for your papers',
  cardText: 'Print this link with a QR code, so that you can find it without our email.',
  cardTextPractice:
    'Print the address of this page with a QR code, so that you can find it without our email.',
  cardWarning: 'Anyone who has the card can report in your name, so keep it where only you can find it.',
  cardNotPrinted: 'The card wasn’t printed',
  printCard: 'Print a card',

  mailLanguageTitle: 'Emails in this language',
  mailLanguage: 'Should our emails to you about {owner} be in English, too?',
  chooseMailLanguage: 'Write to me in English',
  mailLanguageChosen: 'We’ll write to you about {owner} in English from now on.',
  mailLanguageNotChosen: 'Your language wasn’t saved',
} as const;
