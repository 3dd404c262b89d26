/** The section of the account page about signing in. */
export const messages = {
  loading: 'Loading how you sign in',
  noFactor: 'No second factor',
  appTitle: 'Authenticator app',
  app: 'An app on your phone shows a new code every 30 seconds. You use it instead of an emailed code, so someone who can read your email still can’t sign in.',
  passkeysTitle: 'Passkeys',
  passkeys:
    'A passkey lives on your phone, your computer or a security key. You unlock it with your fingerprint, your face or a PIN. Use it on its own to sign in, or instead of a code.',
  codesTitle: 'Recovery codes',
  codes: 'They let you in if you lose your phone or passkey. Keep them on paper.',
  passwordTitle: 'Password',
  password: 'Changing it signs you out everywhere else.',
  addressTitle: 'Email address',
  address: 'You sign in with it, and we send codes and notices to it.',
  nameTitle: 'Name',
} as const;
