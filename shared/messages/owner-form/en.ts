/** The form of a LeaveBit. */
export const messages = {
  createTitle: 'Create LeaveBit',
  editTitle: 'Edit LeaveBit',
  create: 'Create LeaveBit',
  update: 'Update LeaveBit',
  // Fields
  description: 'Description',
  descriptionHint: 'What this is, in one line. Recipients can see it even while the rest is locked.',
  info: 'Info (Optional)',
  infoHint: 'What your recipients should know. It’s stored encrypted.',
  infoSealedHint: 'What your recipients should know. It’s sealed before it leaves this browser.',
  // Sealing
  sealing: 'Sealing',
  sealIt: 'Seal it',
  sealHint:
    'Your browser encrypts the text and the files, so that not even we can read them. Each recipient needs a card from you. The description stays readable. Once it’s saved, this can’t be changed.',
  isSealed: 'This LeaveBit is sealed',
  // What doesn't fit
  descriptionTooLong: 'The description can have up to {max} characters',
  infoTooLong: 'The info can have up to {max} characters',
  emailInvalid: 'Invalid email address',
  recipientNeeded: 'At least one email address is required',
  ruleNeeded: 'Please choose when they can read this',
  dateNeeded: 'Please choose a date and time',
  dateNotAhead: 'Please choose a date and time in the future',
  // Lines of a template
  linesForYou:
    '{count, plural, one {This line is for you. It will be removed when you save.} other {These lines are for you. They will be removed when you save.}}',
  keepLines:
    '{count, plural, one {Keep this line for my recipients} other {Keep these lines for my recipients}}',
  unfilledLines:
    '{count, plural, one {# line is not filled in. Your recipients would see it like this.} other {# lines are not filled in. Your recipients would see them like this.}}',
  removeLines: '{count, plural, one {Remove this line} other {Remove these lines}}',
  // Files
  attachments: 'Attachments',
  currentFiles: 'Current files',
  willBeDeleted: 'Will be deleted when you save',
  deleteFile: 'Delete {name}',
  restoreFile: 'Restore {name}',
  markedFile: '{name} will be deleted when you save',
  unmarkedFile: '{name} will be kept',
  chooseFiles: 'Choose files<drop> or drop them here</drop>',
  filesHint: 'Up to {count} files per save, {max} MB each',
  filesToAdd: 'Files to be added',
  addedFiles: '{count, plural, one {# file} other {# files}} added',
  removeFile: 'Remove {name}',
  removedFile: 'Removed {name}',
  totalSize: '{count, plural, one {# file} other {# files}}, {size} in total.',
  largeFiles:
    'Above {limit} MB, we save your text first and then upload the files, which may take a few minutes. If the upload is interrupted, it continues where it stopped.',
  noSpace: 'There isn’t enough space for these files',
  // Questions before a save
  confirmSharing: 'This LeaveBit is shared with the recipients below. Do you want to save it?',
  passwordsQuestion: 'Should {names} have these passwords today?',
  passwordsReason:
    'There seem to be passwords or PINs in this LeaveBit, and {names} can read it as soon as you save it. If it should wait, go back and choose that it opens after your death.',
  headlineQuestion: 'Should {names} see this headline today?',
  headlineReason:
    'There seems to be a password or PIN in the headline, “{headline}”. The headline can be read as soon as you save it, even while the rest is locked. If it should wait, go back and move it into the text.',
  yesToday: 'Yes, today',
  goBackAndChange: 'Go back and change it',
  // Saving
  creating: 'Creating LeaveBit',
  saving: 'Saving',
  changesSaving: 'Your changes are being saved.',
  arrived: 'Everything has arrived. We’re saving it now.',
  sentFiles: '{count, plural, one {# file} other {# files}}, {size}',
  removedFilesKept: 'Removed files stay in your account’s trash for {days} days.',
  // A save that failed
  conflict: 'This LeaveBit has been saved somewhere else in the meantime',
  conflictNext: 'Nothing you typed is lost, and the other version hasn’t changed.',
  compare: 'Compare the two versions',
  gone: 'This LeaveBit has been deleted somewhere else in the meantime',
  goneNext: 'What you typed is still here. Its earlier files are gone.',
  saveAsNew: 'Save as a new LeaveBit',
  estateOpen: 'Your LeaveBits are open, so you can’t change anything',
  estateOpenNext:
    'A report about you has opened them. If you’re well, open your home page in another tab and lock everything again there. Then save here. What you typed is still here.',
  stoppedNext: 'Nothing was saved. What you typed and the files you chose are still here.',
  unansweredNext:
    'What you typed and the files you chose are still here. Check your internet connection and try again. If the LeaveBit already shows your changes in the list, it was saved after all.',
  notCreated: 'Failed to create LeaveBit',
  notSaved: 'This wasn’t saved',
  stillHere: 'What you typed and the files you chose are still here.',
  otherUploadNext:
    'Another tab is still uploading files, so nothing in this form has been saved yet. What you typed and the files you chose are still here. Please save again when the other upload is done.',
  earlierUploadNext:
    'An upload of {names} was interrupted. You can still continue it from the list of your LeaveBits. Only one upload can run at a time, so nothing in this form has been saved yet.',
  cancelEarlierUpload: 'Cancel the earlier upload and save',
  textSaved: 'Your text has been saved.',
  filesMissing: '{count, plural, one {This file is missing:} other {These files are missing:}}',
  filesNotSealedAgain:
    'Some files couldn’t be sealed for the new cards yet. They’re still here, sealed as before.',
  // Two versions
  versions: 'Two versions of this LeaveBit',
  versionsReason:
    'It was saved somewhere else on {date}, after you opened it here. Nothing is lost. Please choose which version to keep.',
  identical: 'Both versions are identical.',
  descriptionPart: 'Description',
  infoPart: 'Info',
  recipientsPart: 'Recipients',
  filesPart: 'Files',
  yours: 'Yours',
  savedElsewhere: 'Saved elsewhere',
  nothing: 'Nothing',
  recipientRule: '{recipient}: {rule}',
  addressesHidden: 'Their addresses are hidden from one another.',
  deletedElsewhere:
    'These files were deleted in the saved version. They stay deleted whichever version you keep: {names}.',
  mineReplaces: 'If you keep yours, it replaces the differences above.',
  theirFilesStay: 'Files in the saved version stay, except those you marked for deletion.',
  theirsLosesText: 'If you use the saved version, you’ll lose what you typed here.',
  theirsLosesFiles: 'If you use the saved version, you’ll lose what you typed here and the files you chose.',
  keepMine: 'Keep mine',
  takeTheirs: 'Use the saved version',
  keepEditing: 'Keep editing',
  // Unsaved changes
  restored: 'Not saved yet: what you typed on {date}',
  restoredAnyones: 'Not saved yet: what was typed on {date}',
  restoredReview:
    'This was typed before your password was changed or everyone was signed out. Please check all of it, including the recipients, before you save.',
  restoredOutdated: 'This LeaveBit was saved after that, so please compare before you save.',
  restoredSealed: 'If you had chosen files, please choose them again: what is sealed doesn’t list them.',
  restoredFiles: 'Please choose these files again: {names}.',
  restoredGoOn: 'Go on where you stopped.',
  restoredCards:
    'You hadn’t saved the new cards for {names}, so they open nothing. Please make them again, and tear up the ones that you printed then.',
  discardRestored: 'Discard it',
  draftNotLoaded: 'We couldn’t load your unsaved changes',
  draftLocked:
    'Your unsaved changes are sealed. Your passphrase opens them, and isn’t sent. If you don’t need them, close this and discard them on your home page.',
  draftOtherKey: 'They were sealed with another key. Please unlock that one, or discard them.',
  // Closing
  closeQuestion: 'Close without saving?',
  closeKeepable:
    'Nobody receives what isn’t saved. You can keep it for {days} days, or lose your unsaved changes: text, recipients and the files you chose.',
  closeLoses: 'You’ll lose your unsaved changes: text, recipients and the files you chose.',
  closeUnsaved: 'Close without saving',
  closeAndKeep: 'Close, and keep it for later',
} as const;
