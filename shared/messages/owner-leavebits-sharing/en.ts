/** The recipients of one LeaveBit or several, and their rules. */
export const messages = {
  // Adding recipients
  emails: 'Sharing Emails',
  emailsHint:
    'Who should receive this. New recipients get an email saying that something has been shared with them.',
  emailExample: 'name@example.com',
  add: 'Add',
  addEmail: 'Add email',
  tooMany: 'Too many recipients',
  tooManyNext: 'A LeaveBit can have up to {max} recipients',
  invalid: 'Invalid Email',
  invalidNext: 'Please enter a valid email address',
  duplicate: 'Duplicate Email',
  duplicateNext: 'This email is already in the sharing list',
  added: 'Email Added',
  addedNext:
    '{count, plural, one {The email has been added to the sharing list} other {# emails have been added to the sharing list}}',
  removed: 'Email Removed',
  removedNext: 'The email has been removed from the sharing list',
  addedNames: 'Added {emails}',
  alreadyListed: 'Already in the list',
  removedName: 'Removed {email}',
  correctedTo: 'Corrected to {email}',
  // Rules
  configuration: 'Sharing Configuration',
  configurationHint:
    '{count, plural, one {When each person can read this LeaveBit.} other {When each person can read these LeaveBits.}}',
  recipients: 'Recipients',
  youWrote: 'You wrote {email}. Did you mean <b>{meant}</b>?',
  correct: 'Correct it',
  correctTo: 'Correct it: {meant} instead of {email}',
  remove: 'Remove {email}',
  keepsRules: 'Already a recipient; keeps the same rules',
  chooseRule: 'Choose when it opens',
  readsNow: 'They can read it right away.',
  date: 'Date and time',
  timeZone: 'In your time zone: {zone}',
  hideAddresses: 'Hide recipients’ addresses from one another',
  addressesHidden: 'Each recipient sees only their own address.',
  addressesShown: 'The recipients of this LeaveBit can see one another’s addresses.',
  // The link
  link: 'Link to this LeaveBit',
  linkHint:
    'You can pass it on yourself. It only works for the recipients below, once they’ve verified their address.',
  copy: 'Copy',
  copyLink: 'Copy link',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyDone: 'Link Copied',
  copyBlocked: 'Please copy the link yourself',
  copyBlockedNext: 'It’s selected for you.',
  // One LeaveBit
  title: 'Sharing',
  newRecipients: 'Who should receive this. We’ll email new recipients once you save.',
  notSealed: 'Not sealed for them yet',
  notSealedFor:
    'It’s sealed, so {names} can’t open it until you’ve edited it and saved it with {count, plural, one {a card} other {cards}} for them.',
  notShared: 'This LeaveBit isn’t shared with anyone.',
  save: 'Save sharing settings',
  isDeleted: 'This LeaveBit has been deleted',
  unchanged: 'Nothing has changed yet',
  notSaved: 'Not saved yet',
  nobodyReads: 'Nobody will be able to read this LeaveBit',
  shareQuestion:
    '{count, plural, one {Do you want to share this LeaveBit with this person?} other {Do you want to share this LeaveBit with these people?}}',
  saved: 'Sharing settings updated successfully',
  failed: 'Failed to update sharing settings',
  failedNext: 'Nothing was changed. Please try again.',
  errorOccurred: 'An error occurred',
  deletedElsewhere:
    'This LeaveBit has been deleted somewhere else in the meantime. Nobody can receive it anymore, and it’s no longer in your list.',
  // Several
  selected: 'Share Selected',
  selectedHint:
    '{count, plural, one {One email per person, with a link to # LeaveBit.} other {One email per person, with a link to # LeaveBits.}}',
  whatYouShare: 'What you’re sharing',
  selectedEmails:
    'Everyone you add will become a recipient of every LeaveBit listed here. Existing recipients keep their rules.',
  notSealedForSelected:
    '{sealed, plural, one {One of these LeaveBits is sealed, so {names} can’t open it until you’ve edited it and saved it} other {# of these LeaveBits are sealed, so {names} can’t open them until you’ve edited them and saved them}} with {count, plural, one {a card} other {cards}} for them.',
  emailExisting: 'Also email the existing recipients',
  onlyYou: 'You’re their only recipient so far.',
  existingKeep:
    '{count, plural, one {# person.} other {# people.}} Their rules stay the same, so anything still locked for them stays locked.',
  whoGetsEmail: 'Who gets an email',
  sendEmails: 'Send emails',
  addSomeone: 'Add an email address, or choose to email the existing recipients',
  tooManySelected: 'You can share up to {max} LeaveBits at a time',
  sendQuestion:
    '{count, plural, one {Please check who gets an email about # LeaveBit.} other {Please check who gets an email about # LeaveBits.}}',
  peopleAdded:
    '{count, plural, one {The people you added will become recipients of this LeaveBit.} other {The people you added will become recipients of all # LeaveBits.}} Existing recipients keep their rules.',
  newOnesAdded:
    '{count, plural, one {The new ones will become recipients of this LeaveBit.} other {The new ones will become recipients of all # LeaveBits.}} Existing recipients keep their rules.',
  noUnsend: 'You can’t unsend an email.',
  willEmail: '{count, plural, one {This will email # person now.} other {This will email # people now.}}',
  sent: '{count, plural, one {Emails are on their way to # person} other {Emails are on their way to # people}}',
  noneSent: 'Shared, without another email',
  limitReached:
    '{count, plural, one {We didn’t email # person again because they’ve reached today’s limit for emails from you.} other {We didn’t email # people again because they’ve reached today’s limit for emails from you.}} They can still see what you shared.',
  notSent: 'Failed to send share emails',
  notSentNext: 'Nothing was shared. Please try again.',
  oneDeletedElsewhere:
    'One of these LeaveBits has been deleted somewhere else in the meantime, so nothing was shared. Please close this panel and make a new selection.',
  // What somebody gets of several
  keepsRulesForAll:
    '{all, plural, one {Already a recipient of it; keeps the same rules} other {Already a recipient of all #; keeps the same rules}}',
  keepsRulesForSome: 'Already a recipient of {some} of {all}; keeps the same rules',
  getsAll:
    '{all, plural, one {Gets it. You haven’t chosen when they can read it yet} other {Gets all #. You haven’t chosen when they can read them yet}}',
  getsSome:
    '{some, plural, one {Gets # of {all}. You haven’t chosen when they can read it yet} other {Gets # of {all}. You haven’t chosen when they can read them yet}}',
  readsAllNow: '{all, plural, one {Can read it right away} other {Can read all # right away}}',
  readsSomeNow: 'Can read {some} of {all} right away',
  readsAllOnReport:
    '{all, plural, one {Can read it after my death or incapacitation is confirmed} other {Can read all # after my death or incapacitation is confirmed}}',
  readsSomeOnReport: 'Can read {some} of {all} after my death or incapacitation is confirmed',
  readsAllOnDate: '{all, plural, one {Can read it from {date}} other {Can read all # from {date}}}',
  readsSomeOnDate: 'Can read {some} of {all} from {date}',
  readsAllUnset:
    '{all, plural, one {Can read it on a date that hasn’t been set yet} other {Can read all # on a date that hasn’t been set yet}}',
  readsSomeUnset: 'Can read {some} of {all} on a date that hasn’t been set yet',
  keepsSome: 'Keeps the same rules for {some} of {all}',
  leftAll:
    '{all, plural, one {Has left it and won’t get that again} other {Has left all # and won’t get that again}}',
  thenKeepsRest: '{note}; keeps the same rules for the rest',
  thenKeepsSome: '{note}; keeps the same rules for {some} of {all}',
  thenLeft: '{note}; has left {some} of {all} and won’t get that again',
} as const;
