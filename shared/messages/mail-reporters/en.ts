export const messages = {
  // The links
  invitedSubject: '{owner} asks you to be a reporter',
  invitedPreheader: 'Please accept or decline, then keep this email in a safe place.',
  invitedHeading: 'You were chosen as a trusted reporter',
  invitedNews:
    '{ownerInFull} keeps information for others with LeaveBits, and trusts you to tell us if they die or become permanently incapacitated.',
  invitedNothingToReport: 'There is nothing to report now, and we hope it stays that way for a long time.',
  invitedAnswer:
    'Please press “Accept, decline or practice” once, today or soon. On its page you say whether you accept, and you can practice. Nothing is reported from there.',
  linksSubject: 'Your reporter links for {owner}',
  linksPreheader: 'Please keep this email in a safe place.',
  linksHeading: 'Your links, sent again',
  linksNews:
    '{ownerInFull} asked us to send you these links again. Use them to report a death or a permanent incapacitation. The links in our earlier emails still work, too.',
  linksPractice: 'Use the last button to practice, and to let us know whether you’re still willing.',
  pressIfItHappens:
    'If it ever happens, press “Report a death” or “Report a permanent incapacitation” and follow the instructions.',
  pressToReport:
    'To report it, press “Report a death” or “Report a permanent incapacitation” and follow the instructions.',
  pressIfItHappened:
    'If it has happened, press “Report a death” or “Report a permanent incapacitation” and follow the instructions.',
  askedThen:
    'We’ll then ask the other reporters to confirm, and the owner will have {hours, plural, one {# hour} other {# hours}} to say that it isn’t true.',
  askedThenByType:
    'We’ll then ask the other reporters to confirm, and the owner will have {deathHours, plural, one {# hour} other {# hours}} after a report of a death, or {incapacitationHours, plural, one {# hour} other {# hours}} after one of an incapacitation, to say that it isn’t true.',
  releasedThen:
    'Nothing is released until the reporters have confirmed and that time has passed. Then the people the owner chose can read the LeaveBits kept for them. You won’t see any of it unless you’re one of them.',
  keepEmail:
    'Please keep this email where only you can find it. The links work for as long as you’re a reporter, and anyone who has them can use them.',
  linksMistake:
    'If you don’t know this person, or don’t want this, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.',
  practiceButton: 'Accept, decline or practice',

  // Links that were requested on our page for lost links
  lostPreheader: 'Somebody requested them with your address. Please keep this email in a safe place.',
  lostNews:
    'Somebody entered your address on our website to have these links sent again. You’re a trusted reporter of {ownerInFull}.',
  lostMade:
    'Your report is pending, so you don’t need to submit it again. Press “See your report” to see where it stands. If it was a mistake, you can withdraw it there until another reporter confirms it.',
  lostAsked:
    'A report is pending, and you’ve been asked to confirm it. Please look for our latest email about that: it has a link with which you confirm it or say that it isn’t true. We’ve sent it again if the last one was more than an hour ago.',
  lostConfirmed:
    'A report is pending. You’ve confirmed it and don’t need to do anything else. We’ll email you once there’s a decision. If it’s refuted or expires, the links below can report again.',
  lostDenied:
    'A report is pending, and you told us that it isn’t true. If you learn that it’s true after all, you can still confirm it with the link in our latest email about it. We’ve sent it again if the last one was more than an hour ago.',
  lostUninvolved:
    'A report is pending. You became a reporter after it was submitted, so we only asked the others, and you don’t need to do anything. If it’s refuted or expires, the links below can report again.',
  lostKeepEmail:
    'Please keep this email where only you can find it. The links work for as long as you’re a reporter, and anyone who has them can use them. Those in our earlier emails still work, too.',
  lostWhy:
    'Someone who uses LeaveBits has chosen you as a trusted reporter, and your address was entered on our page for lost links.',
  lostMistake:
    'If that wasn’t you, you can ignore this email. Nobody else was sent these links, and nothing happens unless you use them.',
  seeReport: 'See your report',

  // A reporter again
  openMeanwhile:
    'A report was confirmed, and what the owner keeps for others is open because of it. You don’t need to report anything. If the owner is well, please let them know immediately. They can sign in and lock everything again.',
  restoredSubject: 'You’re a reporter for {owner} again',
  restoredPreheader: 'The change was undone. Your earlier links work again.',
  restoredPreheaderWithLinks: 'The change was undone. Here are your links.',
  restoredHeading: 'You’re a reporter again',
  restoredNews:
    'Your address had been removed from the reporters of {ownerInFull}. That change was undone with the link in our email about it, so you’re one of their trusted reporters again.',
  restoredNewLinks: 'The links in this email are new. Those you had before the change work again, too.',
  restoredOldLinks:
    'The links you had before the change work again. If you no longer have them, ask the owner to send you new ones. They can do that from tomorrow.',
  restoredNoReport:
    'Your links let you report a death or a permanent incapacitation. Until then, you don’t need to do anything.',
  restoredMade:
    'Your report is still pending, so you don’t need to submit it again. If it was a mistake, open your link: you can withdraw the report until another reporter confirms it.',
  restoredAsked:
    'A report is pending. We’re asking you about it in another email. If you had confirmed it before, that no longer counts, so please answer again using the link in that email.',
  restoredUnasked:
    'A report is pending. You weren’t a reporter when it was submitted, so we won’t ask you to confirm it, and you don’t need to do anything.',
  restoredKeepEmail:
    'Please keep this email where only you can find it again. The links work for as long as you’re a reporter, and anyone who has them can use them.',
  restoredMistake:
    'If you don’t know this person, or don’t want to be a reporter, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.',
  keptSubject: 'Your reporter links for {owner} work again',
  keptPreheader: 'You stay one of their trusted reporters.',
  keptHeading: 'Your links work again',
  keptNews:
    'Your report about {ownerInFull} was refuted, so your links stopped working until they decided. They’ve decided that you stay one of their trusted reporters.',
  keptLinks:
    'The links in our earlier emails work again: you can report a death or a permanent incapacitation, and confirm reports of others. If you no longer have them, you can request them on our page for lost links.',
  keptPaused: 'You can’t submit another report before {date}.',
  keptNothingToDo: 'You don’t need to do anything now.',
  keptMade: 'Your new report is pending, so you don’t need to submit it again.',
  keptAsked: 'A report by someone else is pending. We’re asking you about it in another email.',
  keptUnasked:
    'A report by someone else is pending. We don’t ask you to confirm it, and you don’t need to do anything.',
  keptMistake:
    'If you don’t want to be a reporter, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.',

  // No longer a reporter
  removedSubject: 'You’re no longer a reporter for {owner}',
  removedHeading: 'You’re no longer a reporter',
  removedWhy: 'Someone who uses LeaveBits had chosen you as a trusted reporter.',
  removedPreheader: 'Thank you for having been a reporter. You don’t need to do anything.',
  removedPreheaderDeclined: 'Your links no longer work. You don’t need to do anything.',
  removedPreheaderOpen: 'Everything is open because of a report. Please read this.',
  removedPreheaderReport: 'This is what it means for the report.',
  removedAsWished:
    'You told us that you don’t want to be a reporter. Your address has now been removed from the reporters of {ownerInFull}, so the links in our earlier emails no longer work, and you can delete those emails. You don’t need to do anything.',
  removedAndReplaced:
    'You told us that you don’t want to be a reporter. {ownerInFull} has chosen someone else, so the links in our earlier emails no longer work, and you can delete those emails. You don’t need to do anything.',
  removedNews: 'On {date} your address was removed from the reporters of {ownerInFull}.',
  removedHadDeclined: 'You had told us that you don’t want to be one.',
  removedNoBlame: 'People change this for many reasons, and it says nothing about you.',
  removedThanks: 'Thank you for having been a reporter.',
  removedLinks: 'The links in our earlier emails have stopped working.',
  removedLinksDelete:
    'The links in our earlier emails have stopped working, so you can delete those emails. You don’t need to do anything else.',
  removedMade:
    'Your report is still pending. Removing you doesn’t cancel it, but you can no longer withdraw it. We’ll email you when there’s a decision.',
  removedAsked:
    'The report we asked you about is still pending, but you can no longer confirm it. If you had confirmed it, that no longer counts. We won’t email you about it unless you become a reporter again.',
  removedOpen:
    'A report was confirmed, and what the owner keeps for others is open because of it. Removing you doesn’t change that.',
  removedTellOthers:
    'If you know that the report was true, somebody else may be in the account, and can lock everything again. Please tell the other reporters and the people it was opened for.',
  removedSurprise:
    'If this surprises you, please talk to the owner. We’ve emailed them about the change, too. If you can’t reach them, please talk to somebody who is close to them.',
  removedSurpriseUndo:
    'If this surprises you, please talk to the owner. We’ve emailed them about the change, too, and for {hours, plural, one {# hour} other {# hours}} that email can undo it. If you can’t reach them, please talk to somebody who is close to them.',

  // Is the owner well?
  wellSubject: 'Is {owner} well?',
  wellSubjectAgain: 'We’re asking again: is {owner} well?',
  wellHeading: 'Do you know whether they’re well?',
  wellReport:
    'If they’ve died or are permanently incapacitated, we’re very sorry. Please use one of the two buttons below and follow the instructions. The links you already have still work, too.',
  silencePreheader: 'They haven’t signed in for a long time. Usually there’s a simple reason.',
  silenceNews:
    'You’re a trusted reporter for {ownerInFull}. They last signed in to LeaveBits on {date} and haven’t responded to two emails. Usually there’s a simple reason: they’ve changed their address or missed our emails. We can’t tell from here, so we’re asking you.',
  silenceAskThem:
    'If you can reach them, please ask them first. If they’re well, you don’t need to do anything here. They only have to sign in once.',
  silenceNothingOpens:
    'Nothing opens unless somebody reports it and others confirm it. We never ask for a password or for money.',
  lapsePreheader: 'Their account hasn’t been active for a while. Usually there’s a simple reason.',
  lapseNews:
    'You’re a trusted reporter for {ownerInFull}. Their LeaveBits account hasn’t been active since {date}. Usually there’s a simple reason: they forgot something or missed our emails. We can’t tell from here, so we’re asking you.',
  lapseAskThem:
    'If you can reach them, please ask them first. If they’re well, you don’t need to do anything here. They can sign in to see what’s needed.',
  lapseDeletion:
    'As things stand, their LeaveBits will be permanently deleted on {date}. If you submit a report before then, nothing will be deleted while it’s pending.',
  lapseAskAgain:
    'If nothing changes, we’ll ask again in a few months. We never ask for a password or for money.',
  lapseLast: 'We won’t ask again. We never ask for a password or for money.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'We can’t reach {owner}',
  unreachableHeading: 'Our emails no longer arrive',
  unpaidSubject: 'Is {owner} well? Their LeaveBits will be deleted',
  deletionHeading: 'An account is going to be deleted',
  destructionPreheader: 'If something has happened to them, you can let us know.',
  unreachableNews:
    '{ownerInFull} chose you as a trusted reporter with LeaveBits. Their account hasn’t been paid for in a long time, and their mailbox no longer accepts our emails. We’ll keep everything in their account until {date}. After that it will be permanently deleted.',
  unpaidNews:
    '{ownerInFull} chose you as a trusted reporter with LeaveBits. Their account hasn’t been paid for in a long time, and they haven’t signed in since. We’ll keep everything in their account until {date}. After that it will be permanently deleted.',
  destructionReport:
    'If they’ve died or are permanently incapacitated, please use one of the buttons below and follow the instructions. Nothing is deleted while a report is pending. We’re sorry if this email reaches you at a difficult time.',
  destructionIfWell:
    'If they’re well, please ask them to sign in. They can keep everything by paying the amount due.',
  destructionNoPayment: 'You don’t have to pay anything, and we never ask you for a password.',

  // The owner closes the account
  closingSubject: '{owner} wants to close their LeaveBits account',
  closingPreheader: 'If it was their own decision, you don’t need to do anything.',
  closingNews:
    'Someone signed in as {ownerInFull} has asked us to close their LeaveBits account and delete everything in it. We’ll do that on {date} at the earliest. After that, nobody will be able to open anything they kept here.',
  closingLikely:
    'Most likely they’ve simply decided to leave, and you don’t need to do anything. We’re letting you know because you’re one of their reporters, and because a deletion can’t be undone.',
  closingAskThem:
    'If you’d like to be sure, ask them in person or by phone rather than by email. If it wasn’t them, they can still keep the account by signing in and choosing to keep it, or by resetting their password.',
  closingReport:
    'If something has happened to them, we’re very sorry. You can report it with one of the buttons below, and nothing will be deleted while your report is pending. The links you already have still work, too.',
  closingWhy:
    'Someone who uses LeaveBits has chosen you as a trusted reporter. We always tell reporters before an account is deleted.',
  stayingSubject: '{owner} is keeping their LeaveBits account',
  stayingPreheader: 'Nothing will be deleted. You don’t need to do anything.',
  stayingHeading: 'The deletion was called off',
  stayingNews:
    'You may have had an email from us saying that the LeaveBits account of {ownerInFull} was going to be deleted. That’s been called off. They’re keeping the account, with everything in it.',
  stayingLinks:
    'You’re still one of their reporters, and your links still work. You don’t need to do anything.',
  stayingWhy:
    'Someone who uses LeaveBits has chosen you as a trusted reporter. We tell reporters when an account is going to be deleted, and when that’s called off.',

  // Much was deleted
  trashedSubject: 'Most of {owner}’s LeaveBits have been moved to the trash',
  trashedPreheader: 'If you can reach them, please ask whether they meant to do this.',
  trashedHeading: 'Please ask whether they meant to do this',
  trashedNews:
    'As of {date}, most of the LeaveBits of {ownerInFull} are in the trash. Often that just means they’re tidying up. But it can also mean that someone else is in their account.',
  trashedAskThem:
    'If you can reach them, please ask whether they meant to do this. It’s best to ask in person or by phone: someone who is in their account may be reading their email, too.',
  trashedRestore:
    'If it wasn’t them, they can restore everything with the link we emailed them, which works for {hours, plural, one {# hour} other {# hours}}, or by signing in and opening the trash.',
  trashedNoDeath:
    'This doesn’t mean that anything has happened to them. If something has, please report it with the link from our earlier email: nothing is erased while a report is pending.',
  trashedWhy:
    'Someone who uses LeaveBits has chosen you as a trusted reporter. We let reporters know when most of the LeaveBits end up in the trash, no more than once a day.',
  removedDuringSubject: 'Something was removed from {owner}’s LeaveBits account',
  removedDuringPreheader: 'A report is pending. They may be well, or someone else may be in their account.',
  removedDuringHeading: 'Something was removed while a report is pending',
  removedDuringNews:
    'A report about {ownerInFull} was submitted on {reportedAt} and is still pending. By {date}, someone who’s signed in to their account had deleted something, replaced most of a text, removed recipients, or made them wait longer.',
  removedDuringMeaning:
    'This can mean that the owner is well and using the account. It can also mean that someone else is in it.',
  removedDuringAskThem:
    'Please try to reach the owner, ideally in person or by phone. If they’re well, they can refute the report with the button in our emails to them. If they didn’t make these changes, they can undo them.',
  removedDuringRestore:
    'If you can’t reach them, anyone who can read their email can restore everything. Our emails to them about these changes have the button “Undo these changes”. It works without signing in, for {hours, plural, one {# hour} other {# hours}} after each email, even after the LeaveBits have been released. Start with the newest email. If there are several, each one undoes its own changes.',
  removedDuringOnce:
    'We send this only once per report, so there may be more changes like these. You don’t need to do anything here, and this email doesn’t affect the report.',
  removedDuringWhy:
    'Someone who uses LeaveBits has chosen you as a trusted reporter. We let reporters know when something is removed while a report is pending.',
} as const;
