/** Undoing a change of the release configuration that an owner didn’t make, with the link in the email about it. */
export const messages = {
  title: 'Undo a change',
  question: 'Undo this change?',
  what: 'Your release configuration was changed on {date}. If this wasn’t you, undo it here. You don’t need to sign in.',
  newReporters: 'New reporters',
  removedReporters: 'No longer reporters',
  confirmations: 'Confirmations required',
  hours: 'Hours to refute',
  incapacitation: 'After an accident or a stroke',
  numbers:
    '{confirmations, plural, one {# confirmation} other {# confirmations}}, and {hours, plural, one {# hour} other {# hours}} to refute',
  sameNumbers: 'the same as after a death',
  numbersPreviously: '{after}; previously {before}',
  coolDown: 'Days without a new report after you refute one',
  lapse: 'Ask reporters if your payments stop',
  yesPreviouslyNo: 'Yes, previously no',
  noPreviouslyYes: 'No, previously yes',
  away: 'Away until',
  notAway: 'not away',
  silence: 'Ask reporters if you don’t sign in',
  months: '{months, plural, =0 {never} one {after # month} other {after # months}}',
  secondEmail: 'Second email address for warnings',
  phoneNumber: 'Phone number for warnings',
  none: 'None',
  previouslyNone: 'none',
  previously: '{after}, previously {before}',
  worksUntil: 'This link works until',
  stepsTitle: 'If you undo it',
  goesBack: 'Your release configuration will go back to what it was before this change.',
  laterChanges:
    '{count, plural, one {The configuration has been changed one more time since then. That change will be undone too.} other {The configuration has been changed # more times since then. Those changes will be undone too.}}',
  links:
    'Restored reporters can use their earlier links again. Removed ones can no longer report or confirm.',
  signsOut: 'Everyone who’s signed in to your account will be signed out. Then you choose a new password.',
  earlierTitle: 'There were earlier changes',
  earlierInEffect: 'Earlier changes are still in effect',
  earlierChanges:
    '{count, plural, one {This doesn’t undo one earlier change. If you didn’t make it, use the link in the email about it, which also undoes every later change.} other {This doesn’t undo # earlier changes. If you didn’t make one of them, use the link in the first email about such a change, which also undoes every later change.}}',
  pendingReport:
    'There’s a pending report about you, and undoing this change doesn’t cancel it. If you’re well, please refute it with the link in our email about the report. Until it has ended, we’ll warn you at the same verified addresses and numbers as now: the undo doesn’t change those.',
  releasedReport:
    'A report about you has opened your LeaveBits, and undoing this change doesn’t close them. If you’re well, please sign in and lock everything again.',
  undo: 'Undo this change',
  yourChange:
    'If you made this change yourself, you don’t need to do anything and can close this page. There’s no link to reverse an undo, but you can sign in and make the change again.',
  nothingUndone: 'Nothing was undone',
  stillInEffect: 'The change is still in effect. Please try again now.',
  doneTitle: 'The change has been undone',
  done: 'The change of {date} has been undone. Everyone who was signed in to your account was signed out.',
  doneRestored:
    'The change of {date} has been undone. We’ve restored {settings}. Everyone who was signed in to your account was signed out.',
  chooseNow:
    'Please choose a new password now, as whoever made the change may know the old one. We’ll also email you what has changed.',
  choosePassword: 'Choose a new password',
  signIn: 'Sign in',
  alreadyTitle: 'Already undone',
  already: 'This change has already been undone, either with this link or along with an earlier change.',
  alreadyNext:
    'Everyone was signed out then. If you haven’t chosen a new password since, please choose one now.',
  invalidTitle: 'Invalid Undo Link',
  invalid: 'This link is incomplete or no longer in use.',
  invalidNext:
    'Links in emails are sometimes cut off. Open the email again and press the link there, or copy the whole link. You can also sign in and check your release configuration.',
  expiredTitle: 'This link has expired',
  expired: 'This link only worked for {hours} hours after the change. Nothing was undone.',
  expiredNext:
    'If this wasn’t you, please choose a new password now. That signs everyone out. Then sign in and correct your release configuration.',
  settingReporters: 'your reporters',
  settingRequiredConfirmations: 'the number of confirmations required',
  settingRefuteTimeHours: 'your time to refute',
  settingIncapacitation: 'the rules for an accident or a stroke',
  settingCoolDownDays: 'the pause after you refute a report',
  settingAskReportersOnLapse: 'whether your reporters are asked if your payments stop',
  settingAwayUntil: 'your time away',
  settingSilenceMonths: 'when your reporters are asked if you don’t sign in',
  settingSecondEmail: 'your second email address for warnings',
  settingPhoneNumber: 'your phone number for warnings',
} as const;
