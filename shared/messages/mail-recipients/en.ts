export const messages = {
  // The code that verifies an address
  codeSubject: 'Your LeaveBits access code',
  codePreheader: 'Enter it on the page where you requested it.',
  codeHeading: 'Your access code',
  codeEnter: 'Enter this code on the page where you requested it to see what’s shared with you.',
  codeLifetime:
    'It works once, for {minutes, plural, one {# minute} other {# minutes}}. If you request another one in the same browser, only the new one works.',
  codeSecret:
    'Please keep it to yourself. We’ll never ask you for it by email or by phone. We never ask for a password or for money.',
  codeWaitLink: 'If that page asks you to wait, use this link instead',
  codeWhy: 'Something is shared with this address on LeaveBits, and someone requested a code to read it.',
  codeMistake: 'If this wasn’t you, you can ignore this email. Nothing is shown without the code.',

  // What notices have in common
  safeguards:
    'You don’t need an account. Before we show you anything, we’ll send a code to this address and ask you for it. We never ask for a password or for money.',
  whyChosen: 'Someone who keeps information with LeaveBits chose this address to receive it.',
  whyChosenBefore: 'Someone who kept information with LeaveBits chose this address to receive it.',
  forStrangers:
    'If you don’t know this person, or think this was meant for someone else, you can ignore this email. Nothing is shown without a code sent to this address.',
  openPage: 'Open your page',
  seeWhatIsKept: 'See what’s being kept for you',
  noHurry: 'There’s no hurry.',
  noHurryReady: 'There’s no hurry. You can read it when you’re ready.',
  noHurryFeelReady: 'There’s no hurry. You can read it when you feel ready.',
  readableUntil:
    'You can read it until {date}. Please save anything you want to keep. We’ll email you again before it closes.',
  readableForNow: 'It may not be available forever, so please save anything you want to keep.',
  sealedNotice:
    'It’s sealed, so that nobody else can read it, not even we. To open it, you’ll also need a key card: a printed page with a QR code and a key. If you haven’t been given one, please ask the sender for it.',
  sealedPart:
    'Some of it is sealed, so that nobody else can read it, not even we. To open that, you also need a key card: a printed page with a QR code and a key. If you haven’t been given one, your page says whom to ask.',

  // Something was shared
  sharedSubject: '{owner} has shared something with you',
  sharedPreheader: 'You can now read it on your own private page.',
  sharedSealedPreheader: 'You’ll need your key card to open it.',
  sharedHeading: 'Something has been shared with you',
  sharedNews:
    '{ownerInFull} has shared information with you through LeaveBits. You can now read it on your own private page.',
  sharedSealedNews:
    '{ownerInFull} has shared information with you through LeaveBits. It’s on your own private page.',
  keptSubject: '{owner} is keeping something for you',
  keptPreheader: 'You don’t need to do anything now. Please keep this email.',
  keptHeading: 'Something is being kept for you',
  keptNews: '{ownerInFull} is keeping information for you with LeaveBits. You can’t read it yet.',
  keptUntilReport:
    'You’ll be able to read it only after people they trust have confirmed their death or permanent incapacitation. We hope that day is far away. We’ll email you again when you can.',
  keptUntilDate: 'You’ll be able to read it on {date}. We’ll email you again when you can.',
  keptDateUnset: 'The date hasn’t been set yet. We’ll email you again when you can.',
  keptTimeUnset: 'The time hasn’t been set yet. We’ll email you again when you can.',
  keptKeepEmail: 'You don’t need to do anything now. Please keep this email: the link in it stays the same.',
  keptConfirmAddress:
    'If you’d like, open the link and confirm your address, so that they can see it’s the right one.',

  // Something opened
  openedAfterDeathSubject: 'You can now read what {owner} left for you',
  openedAfterDeathHeading: 'Something was left for you',
  openedAfterDeathNews:
    'We’re writing with sad news. {people, plural, =2 {Two people} =3 {Three people} =4 {Four people} =5 {Five people} one {# person} other {# people}} chosen for this have confirmed that {ownerInFull} has died. If you hadn’t heard, we’re sorry that you’re learning this from an email. Please accept our condolences.',
  openedAfterDeathWhat:
    'Information was left for you with LeaveBits, and you can now read it on your own private page. There’s no hurry. You can read it when you feel ready.',
  openedAfterDeathSubstitute:
    'They left information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you feel ready.',
  openedKeptSubject: 'You can now read what {owner} is keeping for you',
  openedAfterIncapacitationHeading: 'Something was kept for you',
  openedAfterIncapacitationNews:
    'We’re writing with sad news. {people, plural, =2 {Two people} =3 {Three people} =4 {Four people} =5 {Five people} one {# person} other {# people}} chosen for this have confirmed that {ownerInFull} is permanently incapacitated. If you hadn’t heard, we’re sorry that you’re learning this from an email. We wish you both strength.',
  openedAfterIncapacitationWhat:
    'Information was kept for you with LeaveBits in case this happened, and you can now read it on your own private page. There’s no hurry. You can read it when you’re ready.',
  openedAfterIncapacitationSubstitute:
    'They kept information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you’re ready.',
  openedWasRemoved: 'Some of it had been removed a short time ago, and is back.',
  returnedLeftSubject: 'More of what {owner} left for you can be read now',
  returnedKeptSubject: 'More of what {owner} keeps for you can be read now',
  returnedHeading: 'There’s more for you to read',
  returnedLeftNews:
    'More of what {ownerInFull} left for you with LeaveBits can be read now, on your own private page. It had been removed a short time ago, and is back. There’s no hurry. You can read it when you’re ready.',
  returnedKeptNews:
    'More of what {ownerInFull} keeps for you with LeaveBits can be read now, on your own private page. It had been removed a short time ago, and is back. There’s no hurry. You can read it when you’re ready.',
  turnSubject: 'You can now read something from {owner}',
  turnHeading: 'Something has been passed on to you',
  turnLeftNews:
    '{ownerInFull} left information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you’re ready.',
  turnKeptNews:
    '{ownerInFull} keeps information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you’re ready.',
  dateAfterDeathSubject: 'You can now read more of what {owner} left for you',
  dateAfterDeathHeading: 'The day they chose has come',
  dateAfterDeathNews:
    'Before their death, {ownerInFull} set aside something more for you with LeaveBits, and chose the day when you could read it. That day has come. You can now read it on your own private page. There’s no hurry. You can read it when you feel ready.',
  dateSubject: 'You can now read what {owner} kept for you',
  datePreheader: 'The day they chose has come.',
  dateHeading: 'The day has come',
  dateNews:
    '{ownerInFull} set aside information for you with LeaveBits and chose the day when you could read it. That day has come. You can now read it on your own private page.',
  openedByOwnerPreheader: 'They’ve decided that you can read it now.',
  openedByOwnerHeading: 'You can read it now',
  openedByOwnerNews:
    '{ownerInFull} keeps information for you with LeaveBits. It was locked until now, but they’ve decided to share it with you. You can now read it on your own private page.',
  openedIfWell:
    'If you know that this person is well, please let them know immediately. They can sign in and lock everything again.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: '{owner} would like you to visit your page',
  reminderPreheader: 'It takes a minute or two. You don’t need to do anything else.',
  reminderHeading: 'Please visit your page',
  reminderNews:
    '{ownerInFull} keeps information for you with LeaveBits, and would like you to visit your page and confirm your address, so that they can see it’s the right one.',
  reminderEffort:
    'It takes a minute or two. Some of it may still be locked. The page says when you’ll be able to read it.',
  unopenedSubject: 'Something from {owner} is waiting for you',
  unopenedPreheader: 'You can read it on your own private page.',
  unopenedHeading: 'Something is waiting for you',
  unopenedNews:
    'There’s information for you from {ownerInFull} that you haven’t opened yet. You can read it on your own private page.',
  unopenedDecline:
    'If you’d rather not read it, you don’t need to do anything. If you don’t want it at all, your page has a way to say so.',
  unopenedPassingOn:
    'They chose someone who receives it as well if you don’t open it. Anything that you haven’t opened by {date} can then be read by that person, too. You lose nothing: you can still read it after that day.',
  unopenedPassedOn:
    'They chose someone who receives it as well if you don’t open it. Some of it can now be read by that person, too, or will be soon. You lose nothing: you can still read all of it.',
  unopenedDeclineForSubstitute:
    'If you’d rather not read it, you can leave it unopened. If you don’t want it at all, your page has a way to say so. Then nobody receives it in your place.',
  unopenedWhy:
    'Someone who uses LeaveBits chose this address to receive it. We remind you of it three times at most.',
  selectionSubject: '{owner} sent you a link to information for you',
  selectionPreheader: 'It’s all on one page.',
  selectionHeading: 'There’s information for you',
  selectionNews:
    '{ownerInFull} keeps information for you with LeaveBits and asked us to send you this link. It leads to one page with all of it.',
  selectionLocked: 'Some of it may still be locked. The page says when you’ll be able to read it.',
  selectionButton: 'Open the page',

  // Another address, and a LeaveBit that was left
  movedSubject: '{owner} now has a different address for you',
  movedPreheader: 'What they keep for you goes to that address from now on.',
  movedHeading: 'This address has been replaced',
  movedNews:
    '{ownerInFull} keeps information for you with LeaveBits, and has replaced this address with a different one. From now on, it can only be opened with the new address.',
  movedExpected: 'If you’ve changed your address, you don’t need to do anything.',
  movedUnexpected:
    'If you didn’t expect this, please call the sender or ask in person. They have three days to undo it with one click.',
  movedWhy:
    'The sender uses LeaveBits to keep information for other people, and had chosen this address to receive it.',
  movedMistake: 'If you don’t know the sender, you can ignore this email.',
  leftSubject: 'You’ve left a LeaveBit from {owner}',
  leftPreheader: 'If you didn’t mean to, you can restore your access.',
  leftHeading: 'You’ve left a LeaveBit',
  leftNews:
    'On {date} you left a LeaveBit from {ownerInFull}. You can no longer read it, and we won’t email you about it again.',
  leftIntended: 'If you meant to, you don’t need to do anything.',
  leftRestore:
    'If you didn’t mean to, or this wasn’t you, use this link by {date} to restore your access. It’ll be as if you’d never left. After that, only the sender can share it with you again.',
  leftRestoreAfterRelease:
    'If you didn’t mean to, or this wasn’t you, use this link by {date} to restore your access. It’ll be as if you’d never left. After that, nobody may be able to bring it back.',
  leftButton: 'Restore my access',
  leftWhy: 'Someone who had verified this address pressed “Leave this LeaveBit” on your page.',
  leftMistake:
    'If this wasn’t you, someone can read your email or has used your device. Restore your access, and secure your mailbox. Please don’t forward this email: anyone with the link can use it.',

  // A released estate closes, or is locked again
  closesSubject: '{owner}’s LeaveBits for you close soon',
  closesPreheader: 'You can read them until {date}. Please save anything you want to keep.',
  closesHeading: 'Please save anything you want to keep',
  closesNews:
    'You can read the LeaveBits that {ownerInFull} kept for you until {date}. After that they close, and we can’t open them again.',
  closesHow:
    'Before then, please open your page and go through it in your own time. “Download everything” saves all texts and files that are open to you as one ZIP. You can also download or print a single LeaveBit.',
  closesSaved: 'If you’ve already saved everything, you don’t need to do anything.',
  closesMistake:
    'If you don’t know this person, you can ignore this email. Nothing is shown without a code sent to this address.',
  backSubject: '{owner} is back',
  backPreheader: 'What was opened for you meanwhile is locked again.',
  backHeading: 'We have good news',
  backNews:
    'Someone signed in to the account of {ownerInFull} and let us know that they’re back, and can look after their own affairs again. The LeaveBits that were opened for you meanwhile are locked again.',
  backStillKept: 'They’re still kept for you.',
  backAsk:
    'You don’t need to do anything. If you’ve read or saved any of it to help them, please give back what they need, and keep the rest to yourself.',
  backMistake:
    'If you know that this can’t be right, please ask them in person or by phone. If you don’t know this person, you can ignore this email.',
  lockedSubject: '{owner}’s LeaveBits for you are locked again',
  lockedPreheader: 'You can’t read them for now. You don’t need to do anything.',
  lockedHeading: 'The LeaveBits are locked again',
  lockedNews:
    'The LeaveBits that {ownerInFull} keeps for you were released after a report about them. Someone who’s signed in to their account has now locked them again. Owners do this when a report was false.',
  lockedNewsForFormer:
    'The LeaveBits that {ownerInFull} kept for you were released after a report about them. Someone who’s signed in to their account has now locked them again. Owners do this when a report was false.',
  lockedAsk:
    'You don’t need to do anything. If you’ve read or saved any of it, please keep it to yourself, as you’d want others to do with your own papers.',
  takenBackFromSubstitute:
    'What you had received because someone else hadn’t opened it isn’t shared with you anymore. You’d hear from us again only if that were to happen again.',

  // The owner closed the account
  ownerLeftSubject: '{owner} has closed their LeaveBits account',
  ownerLeftPreheader: 'It was their own decision, and they asked us to let you know.',
  ownerLeftHeading: 'An account has been closed',
  ownerLeftNews:
    '{ownerInFull} has closed their LeaveBits account. It was their own decision, and they asked us to let you know. It doesn’t mean that anything has happened to them.',
  ownerLeftDeleted:
    'The information they kept for you here has been deleted. The links in our earlier emails about it no longer work.',
  ownerLeftNothingToDo: 'You don’t need to do anything. We won’t email you about this again.',
  ownerLeftWhy: 'This address had been added to that LeaveBits account.',
} as const;
