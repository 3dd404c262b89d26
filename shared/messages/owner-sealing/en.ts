/** What an owner has sealed, and what opens it: their passphrase or their recovery sheet. */
export const messages = {
  locked: 'Sealed: only you and the cards of your recipients open it.',
  opening: 'Opening…',
  wrongKey:
    'Your key doesn’t open this. If you had another key when you sealed it, use the passphrase or recovery sheet of that one. If you never had one, somebody else may have overwritten it: an earlier version may still open.',
  damaged: 'This can’t be opened, because it’s damaged. An earlier version may still open.',
  notOpened: 'Please reload the page and try again.',
  open: 'Open',
  useAnotherKey: 'Use another key',
  fileWrongKey:
    'Your key doesn’t open this file. It was sealed with another key, which may be one that you had before.',
  fileDamaged:
    'It didn’t arrive completely, or it’s damaged. Please try again. If that doesn’t help, the file itself is damaged.',
  // Asking for the key
  unlockTitle: 'Open what you’ve sealed',
  unlockDescription: 'Your browser decrypts it here. Your passphrase isn’t sent.',
  notSetUp: 'Your key for sealed LeaveBits isn’t set up, so nothing can be opened here.',
  setUp: 'Set up sealing',
  keyNotLoaded: 'Your key couldn’t be loaded',
  loadingKey: 'Loading your key',
  passphrase: 'Passphrase for sealed LeaveBits',
  sheetKey: 'Key on your recovery sheet',
  sheetKeyHint: 'It begins with <key></key>. Spaces and capitals don’t matter.',
  scan: 'Scan the QR code',
  toPassphrase: 'I know my passphrase',
  toSheet: 'I have my recovery sheet',
  passphraseMissing: 'Please enter your passphrase',
  passphraseWrong: 'This passphrase is wrong. It isn’t the password you sign in with.',
  keyMissing: 'Please enter the key',
  keyIncomplete: 'This isn’t a complete key. Please compare it with the sheet.',
  keyOfSomeoneElse: 'This key belongs to someone else, or to a recipient’s card.',
  keyOfOthers:
    'The key that our server sent isn’t the one that your passphrase opens. Please don’t save anything that is sealed, and write to the people who run this service.',
  notUnlocked: 'This didn’t work. Please reload the page and try again.',
  notLoaded: 'Part of this page couldn’t be loaded. Check your internet connection or reload the page.',
} as const;
