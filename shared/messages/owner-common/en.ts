/** Words that several of the owner's pages share. */
export const messages = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  save: 'Save',
  sealed: 'Sealed',
  tryAgain: 'Try again',
  noDescription: 'No description yet',
  notLoaded: 'This couldn’t be loaded',
  nothingChanged: 'Nothing has changed. Please try again in a moment.',
  pleaseTryAgain: 'Please try again.',
  leavebitCreated: 'LeaveBit created successfully',
  leavebitUpdated: 'LeaveBit updated successfully',
  yourAccount: 'Your account',
  signOut: 'Sign Out',
} as const;
