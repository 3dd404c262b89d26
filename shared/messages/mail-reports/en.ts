export const messages = {
  // What several emails about a report say
  whyParticipant: 'You submitted this report or were asked to confirm it, as a trusted reporter.',
  whySubmitter: 'A report was submitted with your personal reporter link.',
  submitterMistake:
    'If you didn’t submit it, someone else has your link. Please let the owner know immediately. They can refute the report. They can also remove you from their reporters, which disables your links, and add you again with new ones.',
  tellOwnerToRefute: 'If the report is false, please tell the owner. They can refute it.',
  timeAway: 'That’s longer than usual, because they’d told us that they would be away until {date}.',
  opensAfterThat:
    'Once that time has passed and enough reporters have confirmed, the people the owner chose can read the LeaveBits meant for them.',
  stillPending: 'The report is still pending.',
  decisionFollows: 'You don’t need to do anything. We’ll email you once there’s a decision.',
  thanksForDenying: 'You had told us that it isn’t true. Thank you for speaking up.',
  signInAndLock:
    'If the owner is alive and well, please let them know immediately. They can sign in and lock everything again.',

  // Asking for a confirmation
  askedSubject: 'Please confirm a report about {owner}',
  askedPreheader: 'Another reporter has submitted a report. Your answer still helps.',
  askedPreheaderNeeded: 'Another reporter has submitted a report. Your answer is needed.',
  askedHeading: 'Can you confirm a report?',
  askedHeadingNeeded: 'A report needs your confirmation',
  askedNews:
    '{reporter} reported the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} on {date}. If you didn’t know, we’re very sorry that you’re learning this from an email.',
  askedAsReporter: 'You’re one of the reporters who can confirm it.',
  askedAfterDeclining:
    'You told us that you don’t want to be a reporter, so you don’t need to do anything. If you know what happened, your answer still helps.',
  progressNone:
    '{required, plural, =1 {One confirmation is needed before anything is released, and yours can be the one.} other {{required, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} other {#}} confirmations are needed before anything is released, and yours can be one of them.}}',
  progressNext:
    '{required, plural, =1 {One confirmation is} =2 {Two confirmations are} =3 {Three confirmations are} =4 {Four confirmations are} =5 {Five confirmations are} other {# confirmations are}} needed before anything is released. We have {confirmations, plural, =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} so far, and yours can be the next one.',
  progressLast:
    '{required, plural, =1 {One confirmation is} =2 {Two confirmations are} =3 {Three confirmations are} =4 {Four confirmations are} =5 {Five confirmations are} other {# confirmations are}} needed before anything is released. We have {confirmations, plural, =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} so far, and yours can be the last one.',
  progressEnough:
    '{required, plural, =1 {One confirmation is} =2 {Two confirmations are} =3 {Three confirmations are} =4 {Four confirmations are} =5 {Five confirmations are} other {# confirmations are}} needed before anything is released. We have {confirmations, plural, =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} so far. That’s enough, but yours would still count.',
  deniedByOthers:
    '{denials, plural, =1 {One of the other reporters we asked says that it isn’t true.} other {{denials, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} other {#}} of the other reporters we asked say that it isn’t true.}}',
  deadline: 'The owner has until at least {date} to say that it isn’t true.',
  deadlinePassed:
    'The deadline for the owner to say that it isn’t true has passed, but they can still do so.',
  opensSoon: 'Unless they do, the people they chose can read the LeaveBits meant for them soon.',
  opensAfterDeadline:
    'Unless they do, the people they chose can read the LeaveBits meant for them after that.',
  opensOnceConfirmed:
    'Once enough reporters have confirmed, the people the owner chose can read the LeaveBits meant for them.',
  askedIfTrue:
    'If you know that it’s true, please open the page and confirm. If you’re not sure, try to reach the owner or the reporter first.',
  askedIfFalse:
    'If you know that it’s false, please say so on the page. The report then needs one more confirmation, and nothing is released for {days, plural, one {# day} other {# days}} after that. We’ll let the owner know immediately.',
  askedIfFalseBefore:
    'If you know that it’s false, please say so on the page. The report then needs one more confirmation, and nothing is released for {days, plural, one {# day} other {# days}} after that, and in no case before {date}. We’ll let the owner know immediately.',
  askedButton: 'Read the report and confirm',
  askedMistake: 'You can simply not confirm. Just opening the page doesn’t confirm anything.',
  openingConfirmsNothing: 'Just opening the page doesn’t confirm anything.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'Your link to a report about {owner}',
  deniedLinkPreheader: 'You told us that it isn’t true. You can still change your answer.',
  deniedLinkHeading: 'Your link to the report',
  deniedLinkNews:
    '{reporter} reported the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} on {date}. You told us that it isn’t true. Thank you for speaking up. We’ve let the owner know, and the person who reported.',
  deniedLinkProgress:
    '{required, plural, =1 {One confirmation is} =2 {Two confirmations are} =3 {Three confirmations are} =4 {Four confirmations are} =5 {Five confirmations are} other {# confirmations are}} needed before anything is released, and we have {confirmations, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} so far.',
  deniedLinkNext:
    'If it still isn’t true, you don’t need to do anything else. You can try to reach the owner, who can refute it. If you’ve learned that it’s true after all, open the page and confirm.',
  deniedLinkNextConfirmed:
    'If it still isn’t true, please try to reach the owner, who can refute it: enough other reporters have confirmed it. If you’ve learned that it’s true after all, open the page and confirm.',
  deniedLinkButton: 'Read the report',

  // A report was received, or is delayed
  receivedSubject: 'We received your report about {owner}',
  receivedPreheader: 'Here’s what happens next, and when.',
  receivedHeading: 'We have your report',
  receivedNews:
    'You reported the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} on {date}. We’re sorry for what you’re going through.',
  receivedNext:
    'We’ve asked the other reporters. {required, plural, =1 {One other reporter} =2 {Two other reporters} =3 {Three other reporters} =4 {Four other reporters} =5 {Five other reporters} other {# other reporters}} must confirm. We’re also notifying the owner, who has until at least {date} to say that it isn’t true.',
  receivedWithdraw:
    'You don’t need to do anything else. We’ll email you once there’s a decision. If it was a mistake, open your link again: you can withdraw the report until another reporter confirms it.',
  delayedSubject: 'The report about {owner} is delayed',
  delayedPreheader: 'We haven’t been able to reach them yet. We’ll keep trying.',
  delayedHeading: 'The report is delayed',
  delayedNews:
    'You’re involved in the report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull}. Before anything is released, the owner must have time to say that it isn’t true. So far, we haven’t been able to deliver our warning to their mailbox.',
  delayedNext:
    'We’ll keep trying. Their time to respond starts when the warning arrives, so the deadline will be later than we said. Confirmations still count. If we’ve asked you to confirm, you still can.',
  delayedNothingElse: 'You don’t need to do anything else. We’ll email you once there’s a decision.',
  delayedMistake: 'If the report is false, please tell the owner. They can sign in and refute it.',

  // Somebody denied a report
  neededAfterDenial:
    'Nothing is released before {date}, and {needed, plural, =1 {one confirmation is} =2 {two confirmations are} =3 {three confirmations are} =4 {four confirmations are} =5 {five confirmations are} other {# confirmations are}} needed now: one more for each reporter who says that it isn’t true.',
  tooFewAfterDenial:
    'Too few reporters are left for that. Unless someone who said that it isn’t true changes their answer, the report expires {days, plural, one {# day} other {# days}} after that date, and nothing is released.',
  deniedHeading: 'Another reporter says that it isn’t true',
  deniedSubject: 'A reporter says that your report about {owner} isn’t true',
  deniedPreheader: 'Your report is still pending. Please speak to the other reporters.',
  deniedNews:
    'You reported the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} on {date}. We asked the other reporters to confirm it, and one of them says that it isn’t true. We won’t say who it was. We’ve let the owner know as well.',
  deniedPending: 'Your report stays pending unless the owner refutes it.',
  deniedPendingOrWithdrawn: 'Your report stays pending unless the owner refutes it or you withdraw it.',
  speakToOthers: 'Please speak to the other reporters.',
  deniedWithdraw: 'If it was a mistake, open your reporting link again: you can withdraw the report there.',
  deniedIfTrue:
    'If it’s true, you don’t need to do anything else: whoever said that it isn’t can still change their answer with the link in our email.',
  moreTimeSubject: 'The report about {owner} needs more time',
  moreTimePreheader: 'Another reporter says that it isn’t true. Please speak to the other reporters.',
  moreTimeNews:
    'You were asked to confirm the report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull}. Another reporter says that it isn’t true. We won’t say who it was.',
  confirmationsSoFar:
    'We have {confirmations, plural, =0 {none} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}} so far.',
  whatToDoAsAsked:
    'If you know that it’s true and haven’t confirmed yet, use the link in our earlier email. If you’ve confirmed and now know that it’s false, you can say so with the same link. If you don’t know, you don’t need to do anything.',

  // Somebody confirms what they had denied
  changedSubject: 'A reporter has changed their answer about {owner}',
  changedPreheader: 'They had said that the report isn’t true, and have now confirmed it.',
  changedHeading: 'A reporter has changed their answer',
  changedNewsToSubmitter:
    'You reported the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} on {date}. One of the other reporters had told us that it isn’t true, and has now confirmed it. We won’t say who it was.',
  changedNews:
    'You were asked to confirm the report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull}. One of the other reporters had told us that it isn’t true, and has now confirmed it. We won’t say who it was.',
  changedNumbers:
    'Their first answer no longer counts: {needed, plural, =1 {one confirmation is} =2 {two confirmations are} =3 {three confirmations are} =4 {four confirmations are} =5 {five confirmations are} other {# confirmations are}} needed now, and we have {confirmations, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} other {#}}.',
  changedTimeOver:
    'The owner’s deadline has passed, but they can refute the report until something is released.',
  changedNothingBefore: 'Nothing is released before {date}.',
  changedStillDenied:
    '{denials, plural, =1 {One other reporter still says that it isn’t true.} other {{denials, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} other {#}} other reporters still say that it isn’t true.}}',
  changedToDenier:
    'You told us that it isn’t true, and that still counts. If it still isn’t true, you don’t need to do anything else, but please try to reach the owner: they can refute the report. If you’ve learned that it’s true after all, you can confirm it with the link in our earlier email.',

  // A report ended
  refutedSubject: 'The report about {owner} was refuted',
  refutedPreheader: 'Someone answered that it isn’t true. Nothing was released.',
  refutedHeading: 'The report was refuted',
  refutedNews:
    'Someone answered that the report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} isn’t true. They used the link in our email to the owner, or were signed in to the account. The report has been cancelled, and nothing was released.',
  refutedAskOwner:
    'Usually it’s the owner who answers. If you can, please ask them in person or by phone. If they’re well, you don’t need to do anything.',
  refutedNoReporter: 'You’re no longer one of their reporters, so your links no longer work.',
  refutedSuspended:
    'Your reporter links don’t work until the owner has decided whether you stay one of their reporters. If nobody signs in to their account for {days, plural, one {# day} other {# days}}, your links work again.',
  refutedLinksWork: 'Your reporter links still work.',
  refutedPause:
    'Nobody can submit another report before {date}, because the owner has chosen a pause after a refutation. From then on, your reporter links work again.',
  refutedSubmitterSuspended: 'Those of the person who reported don’t until the owner has decided about them.',
  refutedIfTrue:
    'If you know that the report is true, someone else has answered. Please speak to the other reporters.',
  refutedOthersCan: 'They can send a report again with their own links.',
  refutedOthersCanFrom: 'They can send a report again with their own links, from {date}.',
  refutedYouCan: 'You can send a report again with your own link.',
  refutedYouCanFrom: 'You can send a report again with your own link, from {date}.',
  withdrawnPreheader: 'Nothing was released. You don’t need to do anything.',
  withdrawnHeading: 'The report was withdrawn',
  withdrawnBySelfSubject: 'You’ve withdrawn your report about {owner}',
  withdrawnBySelfNews:
    'Your report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} has been cancelled. Nothing was released. We’ve let the owner and the other reporters know.',
  withdrawnBySelfNext:
    'Your links still work, so you can report again if you ever need to. If you withdraw several reports, you’ll have to wait a week before the next one.',
  withdrawnBySelfWhy: 'A report was withdrawn with your personal reporter link.',
  withdrawnBySelfMistake:
    'If you didn’t withdraw it, someone else has your link. If the report was true, please report again and let the other reporters know.',
  withdrawnSubject: 'The report about {owner} was withdrawn',
  withdrawnNews:
    '{reporter} has withdrawn the report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull}. Nothing was released.',
  withdrawnNext: 'You don’t need to do anything. Your reporter links still work.',
  withdrawnMistake: 'If you know that the report was true, you can submit one yourself with your own link.',
  expiredSubject: 'The report about {owner} has expired',
  expiredPreheader: 'It wasn’t confirmed in time. Nothing was released.',
  expiredHeading: 'The report has expired',
  expiredNews:
    'The report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} wasn’t confirmed by enough reporters in time. Nothing was released.',
  expiredNext: 'Your reporter links still work, so you can submit another report if you need to.',
  expiredMistake:
    'If you know that the report is true, please speak to the other reporters and send a report again.',

  // The estate was opened, or locked again
  releasedSubject: '{owner}’s LeaveBits have been released',
  releasedHeading: 'The LeaveBits have been released',
  releasedPreheader: 'The report was confirmed, and nobody refuted it.',
  releasedPreheaderDenied: 'Enough of the other reporters confirmed the report.',
  releasedNewsDenied:
    'You had told us that the report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} isn’t true. Thank you for speaking up. We told the owner immediately, but enough of the other reporters confirmed the report, and it wasn’t refuted. The people they chose can now read the LeaveBits meant for them, and we’ve emailed each of them.',
  releasedMistakeDenied: 'If you’ve learned since that the report was true, you don’t need to do anything.',
  releasedNewsOwn:
    'Your report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} was confirmed, and nobody refuted it. The people they chose can now read the LeaveBits meant for them, and we’ve emailed each of them.',
  releasedNews:
    'The report of {date} about the {type, select, death {death} other {permanent incapacitation}} of {ownerInFull} was confirmed, and nobody refuted it. The people they chose can now read the LeaveBits meant for them, and we’ve emailed each of them.',
  releasedSorryDeath: 'We’re sorry for your loss.',
  releasedSorry: 'We’re sorry that it came to this.',
  releasedMade: 'Thank you for telling us. You don’t need to do anything else.',
  releasedConfirmed: 'Thank you for confirming it. You don’t need to do anything else.',
  releasedAsked:
    'We had asked you about it, too. Your answer isn’t needed anymore, so you don’t need to do anything.',
  releasedIfWell:
    'If the owner is well, now or later, please let them know immediately. They can sign in and lock everything again.',
  backSubject: '{owner} is back',
  backPreheader: 'Thank you for looking after them. Everything is locked again.',
  backHeading: 'We have good news',
  backNews:
    'Someone signed in to the account of {ownerInFull} and let us know that they’re back, and can look after their own affairs again. What had been opened after the report of {date} is locked again.',
  backThanks:
    'Thank you for being there for them. If you can, say hello in person or by phone, so that you know for sure that it’s them. You don’t need to do anything else.',
  backLinks: 'Your reporter links work as before, should you ever need them again.',
  backMistake: 'If you know that this can’t be right, someone else is in the account.',
  lockedSubject: '{owner}’s LeaveBits are locked again',
  lockedPreheader: 'Someone signed in and locked the LeaveBits that the report had released.',
  lockedHeading: 'Everything is locked again',
  lockedNews:
    'After the report of {date}, someone signed in to the account of {ownerInFull} and locked again what it had opened. Owners do this when a report was false.',
  lockedAskOwner:
    'If you can, please ask the owner in person or by phone. If they’re well, you don’t need to do anything.',
  lockedLinks: 'Your reporter links work as before.',
  lockedMistake: 'If the report was true, someone else is in the account.',
  removedSince:
    'You were removed as one of their reporters, so your links no longer work and you can’t send another report.',
  reportAgain: 'You can send a report again with your own link.',
  othersCanReport:
    'Please tell the other reporters and the people it was opened for. Anyone who is still a reporter can send a report again.',

  // Recipients who can't be reached
  unreachedSubject: 'Can you help us reach someone for {owner}?',
  unreachedPreheader:
    '{count, plural, one {Our email isn’t reaching them.} other {Our emails aren’t reaching them.}}',
  unreachedHeading:
    '{count, plural, one {We can’t reach one of the recipients} other {We can’t reach some of the recipients}}',
  unreachedNews:
    '{ownerInFull} left something for people with LeaveBits, and it has been released. We’ve emailed each of them, but the mailboxes of {count, plural, one {this person} other {these people}} don’t accept our email: {people}.',
  unreachedNewsMore:
    '{ownerInFull} left something for people with LeaveBits, and it has been released. We’ve emailed each of them, but the mailboxes of these people don’t accept our email: {people}, and {more} more.',
  unreachedAsk:
    'Do you know another way to reach them? If so, please let them know that something was left for them here, under {count, plural, one {the address} other {the addresses}} above. They can open the page below and enter that address, and we’ll send a code to it.',
  unreachedMailbox:
    'If the mailbox is full, closed or lost, its provider may be able to restore it. Only the owner could have given us another address. Neither you nor we can change it, which keeps the LeaveBits safe.',
  unreachedRetry: 'We’ll try again after one, four and twelve weeks.',
  unreachedUntil: 'They can read the LeaveBits until {date}.',
  unreachedSupport: 'You can also write to us at {email}.',
  unreachedButton: 'The page for them to open',
  unreachedWhy:
    'You submitted the report after which it was opened, or were asked to confirm it, as a trusted reporter.',
  unreachedMistake:
    'If you don’t know {count, plural, one {this person} other {these people}}, you don’t need to do anything. Please don’t share their address with anyone.',
} as const;
