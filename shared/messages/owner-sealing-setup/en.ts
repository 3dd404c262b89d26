/** The owner's key for sealed LeaveBits: setting it up, changing its passphrase, and its recovery sheet. */
export const messages = {
  loading: 'Loading',
  yourKey: 'Your key',
  isSetUp: 'Set up',
  setAt:
    'Its passphrase is from {date}. A new password for signing in doesn’t change it, so what you sealed still asks for this passphrase.',
  oldPassphrase:
    'Until {date}, the passphrase that you had before opens the same key as well, so that nobody can lock you out by changing it. Somebody who knows the old one would also have to get into your account.',
  checkKey: 'Check my passphrase or sheet',
  changePassphrase: 'Change the passphrase',
  printRecoverySheet: 'Print the recovery sheet',
  lostBoth: 'I’ve lost both',
  goOn: 'Go on',
  works: 'It works',
  worksToday: 'This opens what you seal today.',
  isEarlierKey: 'This is an earlier key',
  opensEarlier: 'It opens only what you sealed with it.',
  earlierKeyReturns:
    'If you go on, it becomes your key again, and what you seal from then on is sealed for it. What you sealed in between needs the passphrase or the sheet that you had then.',
  passphraseNotChanged: 'Passphrase not changed',
  savePassphrase: 'Save the new passphrase',
  passphraseChanged: 'Passphrase changed',
  staysValid:
    'Your recovery sheet stays valid. So does the old passphrase, for {days, plural, one {# day} other {# days}}.',
  nothingChanged: 'Nothing was changed. Please try again.',
  newKey:
    'Please make a new key only if you have lost both your passphrase and your sheet. What you sealed before stays closed, also for you. Your recipients’ cards stay valid.',
  hasNewKey: 'You have a new key',
  canSeal: 'You can now seal LeaveBits',
  done: 'Done',
  // Setting it up
  notSetUp: 'Not set up yet',
  tryAgainSoon: 'Please try again in a moment.',
  meaningTitle: 'What sealing means',
  meaningEncrypted:
    'Your browser encrypts a sealed LeaveBit before it reaches us. We keep it and release it as always, but we can’t read it.',
  meaningCards:
    'Each recipient needs a card, which you print and hand over. Without it they can’t read it either.',
  meaningLoss: 'If you lose your passphrase and your recovery sheet, nobody can help, not even us.',
  effort: 'It takes two minutes and a printer. You can also copy the key by hand.',
  understood: 'I understand, go on',
  notNow: 'Not now',
  passphraseTitle: 'Choose a passphrase',
  sheetTitle: 'Print your recovery sheet',
  sheetPurpose:
    'It opens what you seal if you ever forget your passphrase. Please keep it where you keep your will.',
  printSheet: 'Print the sheet',
  hideKey: 'Hide the key',
  showKey: 'No printer? Show the key',
  hasSheet: 'I have it on paper',
  checkTitle: 'Is the sheet there?',
  lastCharacters: 'The last {count, plural, one {# character} other {# characters}} of the key',
  lastCharactersHint: 'Please read them from your sheet.',
  notOnSheet: 'This isn’t what the sheet says. Please look again, or go back and print it again.',
  finish: 'Finish',
  // A passphrase
  newPassphrase: 'New passphrase',
  newPassphraseHint: 'Not the password you sign in with: we see that one when you sign in.',
  samePassphrase: 'The same passphrase again',
  notSame: 'This isn’t the same as above',
  tooShort:
    'At least {count} characters. Four or five words that have nothing to do with each other are easy to remember.',
  repetitive: 'It repeats itself too much. Please use more different characters.',
  guessable:
    'Too easy to guess for someone who has a copy of our database. Please use four or five words that have nothing to do with each other or with you, and no well-known phrase.',
  acceptable: 'Acceptable. Another word would make it stronger.',
  strong: 'Strong.',
  // The recovery sheet
  recoverySheet: 'Recovery sheet for sealed LeaveBits',
  printed: 'Of {owner}. Printed on {date}.',
  sheetMeaning:
    'This key opens everything that {owner} has sealed, without the passphrase. Whoever has it and gets into the account can read it all. Please keep it where you keep your will, and don’t photograph or email it.',
  qrCode: 'QR code of the key',
  forgotten: 'If you forget your passphrase',
  forgottenSignIn: 'Sign in at {address} and open Your account, Sealing.',
  forgottenChange:
    'Press “Change the passphrase”, then “I have my recovery sheet”. Type or scan the key, and choose a new passphrase.',
  ageIdentity:
    'The key is an age identity (age-encryption.org). It also opens sealed files without LeaveBits, with the program age.',
} as const;
