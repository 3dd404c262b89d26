/** Restoring what someone else removed from an owner’s LeaveBits, with the link in the email about it. */
export const messages = {
  questionAccess: 'Restore the removed access?',
  questionSubstitutes: 'Restore who receives what isn’t opened?',
  questionDeleted: 'Restore the deleted content?',
  questionDeletedOrReplaced: 'Restore the deleted or replaced content?',
  questionText: 'Restore the replaced text?',
  restoreAccess: 'Restore access',
  restore: 'Restore',
  lostDeleted: 'Something was deleted from your LeaveBits.',
  lostTexts: 'Most of the text of {count, plural, one {# LeaveBit} other {# LeaveBits}} was replaced.',
  lostSealedTexts:
    'The sealed text or file names of {count, plural, one {# LeaveBit} other {# LeaveBits}} were replaced. We can’t read what’s sealed, so we can’t tell by how much.',
  lostAccess:
    'Some recipients were removed from your LeaveBits, replaced by another address, or must now wait longer to open them.',
  lostSubstitutes: 'Who receives what your recipients don’t open was changed.',
  ifNotYou: 'If this wasn’t you, undo it here. You don’t need to sign in.',
  deleted: 'Deleted or removed',
  leavebits: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  files: '{count, plural, one {# file} other {# files}}',
  textReplaced: 'Text replaced',
  textMostlyReplaced: 'Text mostly replaced',
  inLeavebits: 'In {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  removed: 'No longer recipients',
  later: 'Have to wait longer',
  substitutes: 'Receive what isn’t opened',
  substitute: '{substitute}, if {email} doesn’t open it within {days, plural, one {# day} other {# days}}',
  added: 'Added recently, and stay',
  personInLeavebits: '{email}, in {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  addedTitle: 'Whoever was added stays',
  addedPeople:
    '{count, plural, one {This recipient was added recently and stays, with the rules they have: {people}.} other {These recipients were added recently and stay, with the rules they have: {people}.}}',
  removeSomebody:
    'To remove somebody, sign in, open “Your people” and press “Choose LeaveBits” beside their name.',
  restoresDeleted: 'Everything that was deleted or removed will be back in your account, just as it was.',
  restoresTexts:
    '{count, plural, one {The text of # LeaveBit will go back to how it was. The current text stays among its earlier versions.} other {The text of # LeaveBits will go back to how it was. The current text stays among their earlier versions.}}',
  restoresAccess: 'These people will become recipients again, with the rules they had before.',
  restoresSubstitutes:
    'What your recipients don’t open will go to the people you had chosen before, and not to whoever was chosen instead.',
  nobodyLoses:
    'Nobody loses access to anything. If someone can read something they shouldn’t, remove them after you’ve signed in.',
  nobodyLosesAdded:
    'Nobody loses access to anything, so whoever was added stays, and so does a new address. If someone can read something they shouldn’t, remove them after you’ve signed in.',
  nobodyLosesOpen: 'Nobody loses access to anything, and everyone who gains access gets an email.',
  openEstate:
    'These LeaveBits are open because of a report submitted on {date}. While they are open, the link restores anything removed after that, but nothing removed before.',
  yourChange: 'If you made this change yourself, just close this page.',
  worksOnce: 'The link can only be used once. You can make the change again after you sign in.',
  notRestored: 'Everything is as it was before you pressed the button. Please try again now.',
  deletionTitle: 'This account will be deleted on {date}',
  deletion:
    'This link doesn’t stop that. To keep the account, sign in and press “Keep my account”. If you can’t sign in, reset your password, which also keeps the account.',
  nothingToRestoreTitle: 'There’s nothing to restore',
  nothingToRestore:
    'Nothing mentioned in our email of {date} was removed after the report, or it has already been restored.',
  nothingMissingTitle: 'Nothing is missing',
  nothingMissing: 'Nothing mentioned in our email of {date} is missing now.',
  ifTheyReadTooMuch:
    'If someone can read something they shouldn’t and this wasn’t you, choose a new password now. That signs everyone out. Then remove them from your LeaveBits. If part of a text was replaced, its LeaveBit still has the earlier versions. Keep the email: until {date}, this link can undo any deletion or removal made before our next email.',
  doneTitle: 'The changes have been undone',
  doneDeleted: 'Everything that was deleted or removed is back.',
  doneTexts:
    '{count, plural, one {The text of # LeaveBit is back to how it was. The newer text is among its earlier versions.} other {The text of # LeaveBits is back to how it was. The newer text is among their earlier versions.}}',
  doneAccess: 'Your recipients have their access back.',
  doneSubstitutes: 'What your recipients don’t open goes to the people you had chosen before.',
  newerChanges:
    'More was changed after that. The link in our latest email about your LeaveBits restores anything removed since. If you don’t have a newer email yet, it’s on its way.',
  used: 'This link has already been used. It restored everything it could.',
  invalidTitle: 'This link doesn’t work',
  invalidNext:
    'Links in emails are sometimes cut off. Open the email again and press the button there. You can also sign in and check your trash and your recipients.',
  expired: 'This link only worked for {hours} hours after we emailed it. Nothing was changed.',
  expiredNext:
    'If this wasn’t you, please choose a new password now. That signs everyone out. Then sign in: deleted content stays in your trash for {days} days, and each LeaveBit has its earlier versions, with their recipients.',
} as const;
