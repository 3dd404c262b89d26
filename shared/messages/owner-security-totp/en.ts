/** A new authenticator app. */
export const messages = {
  scan: 'Open your authenticator app, add an account and scan this code.',
  qrCode: 'QR code for your authenticator app. The key is below it.',
  otherWays:
    'If you can’t scan it, open <link>this link</link> on the device with the app, or type this key: <key></key>',
  code: 'The code in the app',
  codeHint: 'Six digits. This checks that the app works before you need it.',
  codeWrong: 'This code is wrong. Please try the next one.',
} as const;
