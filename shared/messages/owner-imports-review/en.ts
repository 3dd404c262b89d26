/** Reviewing and saving what was imported. */
export const messages = {
  title: '{count, plural, one {Review # draft} other {Review # drafts}}',
  nothing: 'Nothing to save',
  nothingSaved: 'Nothing has been saved yet.',
  onlyYou: 'Only you can see what you save until you add people on your home page.',
  // One LeaveBit or several
  saveAs: 'Save as',
  oneForEach: 'One LeaveBit for each entry',
  oneForAll: 'One LeaveBit with everything',
  combined: 'Passwords from {source}',
  notIncluded:
    '{count, plural, one {# entry you didn’t select isn’t included.} other {# entries you didn’t select aren’t included.}}',
  tooLong:
    'Together, the selected entries are too long for one LeaveBit: {characters} characters of at most {max}. Please save one for each, or select fewer.',
  tooManyFiles:
    'Together, the selected entries have {files} files, but a LeaveBit is saved with up to {max}. Please save one for each, or select fewer.',
  // A draft
  description: 'Description',
  info: 'Info',
  look: 'Look',
  lookAt: 'Look at {description}',
  closeDraft: 'Close {description}',
  hasBrackets: 'Has < or >',
  endsWithSpace: 'Ends with a space',
  cardNumber: 'a card number',
  cvv: 'a CVV',
  pin: 'a PIN',
  cardData: 'Holds {found}. Anyone who can read this LeaveBit could pay or withdraw money.',
  // Saving
  save: '{count, plural, one {Save # LeaveBit} other {Save # LeaveBits}}',
  noneSelected: 'Nothing selected',
  stop: 'Stop',
  saving: 'Saving {position} of {count}',
  saved: '{count, plural, one {# LeaveBit saved} other {# LeaveBits saved}}',
  othersRemain: 'The drafts you didn’t choose are still here.',
  notSaved: '{count, plural, one {# draft wasn’t fully saved} other {# drafts weren’t fully saved}}',
  someSaved: '{count, plural, one {# LeaveBit is saved.} other {# LeaveBits are saved.}}',
  reasons: 'Each one shows the reason.',
  withoutFile: 'It was saved, but without its file. Please open it on your home page and add the file there.',
  withoutDamaged:
    '{count, plural, one {It was saved, but without {files}, which is damaged in the export.} other {It was saved, but without {files}, which are damaged in the export.}}',
  // Closing
  closeQuestion: 'Close without saving the rest?',
  closeEffect:
    '{count, plural, one {# draft will be discarded.} other {# drafts will be discarded.}} Everything you saved stays. You can choose the file again later.',
  goBack: 'Go back',
} as const;
