/** What the pages that undo a change have in common. An owner opens them with the link in the email about the change. */
export const messages = {
  title: 'Undo a change',
  worksUntil: 'This link works until',
  stepsTitle: 'If you undo it',
  signsOut: 'Everyone who’s signed in to your account will be signed out. Then you choose a new password.',
  signedOut: 'Everyone who was signed in to your account was signed out.',
  chooseNow: 'Please choose a new password now, as whoever made the change may know the old one.',
  nothingUndone: 'Nothing was undone',
  choosePassword: 'Choose a new password',
  signIn: 'Sign in',
  alreadyTitle: 'Already undone',
  alreadyNext:
    'Everyone was signed out then. If you haven’t chosen a new password since, please choose one now.',
  expiredTitle: 'This link has expired',
  incomplete: 'This link is incomplete or no longer in use.',
} as const;
