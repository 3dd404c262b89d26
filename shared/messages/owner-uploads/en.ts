/** Uploads: why they or a save with files fail, and those that were interrupted. */
export const messages = {
  // Failures
  failedTitle: 'Upload Error',
  failed: 'Failed to submit form. Please try again.',
  networkError: 'Upload failed due to network error',
  timedOut: 'Upload timed out',
  timedOutProcessing: 'Upload timed out during server processing',
  stopped: 'Upload was aborted',
  alreadyRunning: 'You already have an upload in progress',
  earlierUnfinished: 'An earlier upload hasn’t finished',
  sessionNotRefreshed: 'Failed to refresh upload session. We’ll keep trying.',
  unreadable:
    '“{name}” can no longer be read: it was changed, moved or removed on this device. Please choose it again.',
  anyUnreadable: 'A file couldn’t be read. Please choose it again.',
  sealingNotSetUp: 'Please set up sealing first: choose “Set up sealing” in the form.',
  // An interrupted upload
  interruptedOne: 'An upload of {name} to “{headline}” was interrupted.',
  interruptedOneUntitled: 'An upload of {name} to a LeaveBit without a description was interrupted.',
  interruptedMany:
    'An upload of {count, plural, one {# file} other {# files}} to “{headline}” was interrupted.',
  interruptedManyUntitled:
    'An upload of {count, plural, one {# file} other {# files}} to a LeaveBit without a description was interrupted.',
  interruptedSealed:
    'An upload of {count, plural, one {# sealed file} other {# sealed files}} to “{headline}” was interrupted.',
  interruptedSealedUntitled:
    'An upload of {count, plural, one {# sealed file} other {# sealed files}} to a LeaveBit without a description was interrupted.',
  sealedFiles: '{count, plural, one {# sealed file} other {# sealed files}}',
  sealedNext:
    'It’s sealed, so the upload can’t continue from here. Open that LeaveBit, add the files that are missing, and save it again.',
  chooseSameFile: 'Choose the same file to continue.',
  chooseSameFiles: 'Choose the same files to continue: {names}.',
  chooseFile: 'Choose the file',
  chooseFiles: 'Choose the files',
  continued:
    '{arrived, plural, one {# file} other {# files}} arrived. {waiting, plural, one {# file is} other {# files are}} still missing.',
  notExpected: 'This upload isn’t waiting for {names}. Please only choose the files listed here.',
  anotherFile: '“{name}” isn’t the file that was being uploaded. Please choose the same, unchanged file.',
  otherFiles: 'These aren’t the files that were being uploaded: {names}.',
} as const;
