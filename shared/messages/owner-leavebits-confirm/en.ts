/** The question before somebody gains access to a LeaveBit, and what saving it does. */
export const messages = {
  title: 'Confirm Sharing',
  proceed: 'Yes, Proceed',
  refuse: 'No',
  recipients: 'Recipients',
  // Who can read it when
  readToday: '{names} can read this today.',
  readReport: '{names} can read this after your death or incapacitation is confirmed.',
  readDate: '{names} can read this on {date}.',
  readTodayWithCard: '{names} can read this, with their card, today.',
  readReportWithCard:
    '{names} can read this, with their card, after your death or incapacitation is confirmed.',
  readDateWithCard: '{names} can read this, with their card, on {date}.',
  readTodaySeveral: '{names} can read these LeaveBits today.',
  readReportSeveral: '{names} can read these LeaveBits after your death or incapacitation is confirmed.',
  readDateSeveral: '{names} can read these LeaveBits on {date}.',
  morePeople: '{count, plural, one {# more person} other {# more people}}',
  // Warnings
  passwords:
    '{count, plural, one {There seem to be passwords or PINs in this LeaveBit} other {There seem to be passwords or PINs in these LeaveBits}}',
  passwordsNext:
    '{names} can read them today. If they should wait, press No and choose that it opens after your death.',
  noCard: 'Someone couldn’t open it',
  noCardNext:
    '{count, plural, one {{names} has no card yet, and it’s sealed. To make one, press No. You can also do it later: edit it, make the card and save again.} other {{names} have no card yet, and it’s sealed. To make them, press No. You can also do it later: edit it, make the cards and save again.}}',
  secretHeadline: 'There seems to be a password or PIN in a headline',
  secretHeadlineNext:
    'The headline, “{headline}”, can be read at once, even while the rest is locked. If it should wait, press No and move it into the text.',
  headline: 'The headline, “{headline}”, can be read at once, even while the rest is locked.',
  didYouMean: 'Did you mean <b>{email}</b>? If so, press No and correct it.',
  checkAddresses: 'Please check every address letter by letter.',
  wrongAddress: 'Anyone with access to that mailbox can read this LeaveBit once it opens for that address.',
  wrongAddressSealed:
    '{count, plural, one {Anyone with access to that mailbox sees the description.} other {Anyone with access to that mailbox sees the descriptions.}} What’s sealed also takes the card of the person you mean.',
  // What saving does
  sendsNothing: 'Saving won’t send any emails.',
  sendsEmails:
    '{count, plural, one {Saving will email # person now.} other {Saving will email # people now.}}',
  loseAccess: '{names} will lose access.',
  // Sharing again
  hadLeft:
    'They chose to leave this LeaveBit on {date}. Please only share it with them again if they want it.',
  sharesAgain: 'We’ll let them know by email. They can leave it again.',
  // Reporters
  noReporters: 'You have no reporters yet',
  noReportersNext: 'LeaveBits that need a report would never open. Please choose reporters.',
  noReportersNote:
    'You have no reporters yet, so it would never open. You can save it now and choose reporters afterwards.',
  fewReporters: 'Too few reporters can act',
  fewReportersNext: 'As things stand, LeaveBits that need a report would never open.',
  fewReportersNote: 'As things stand, it would never open.',
  chooseAnother:
    'A report needs {needed} reporters, and {able, plural, =0 {nobody can act} one {only # can act} other {# can act}}. Choose another reporter.',
  chooseAnotherOrFewer:
    'A report needs {needed} reporters, and {able, plural, =0 {nobody can act} one {only # can act} other {# can act}}. Choose another reporter, or ask for fewer confirmations.',
  releaseLink: 'Release configuration',
} as const;
