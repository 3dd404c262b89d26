/** A sealed LeaveBit, for the recipient with its card. */
export const messages = {
  opening: 'Opening it',
  damagedTitle: 'This LeaveBit is damaged',
  damaged:
    'Your card is fine, but what arrived here isn’t what was sealed, so nobody can open it as it is. Please reload the page and try again. If that doesn’t help, write to the people who run this service: they may have a backup.',
  failedTitle: 'It couldn’t be opened',
  failed: 'It couldn’t be opened. Please try again in a moment.',
  tryAgainSoon: 'Please try again in a moment.',
  offline: 'Please check your internet connection and try again.',
  wrongCard:
    'This card belongs to somebody else, or it was made after this LeaveBit was last saved. Look for another card, or ask the person who gave it to you, or whoever takes care of their papers.',
  oldCard:
    'This card was replaced by a newer one, or it isn’t one of ours. Look for a newer card, or ask the person who gave it to you, or whoever takes care of their papers.',
  fileOtherCard:
    'It was sealed for another card, although yours opens the text. The person who sealed it can save it again for yours.',
  fileOutdated:
    'Something was changed or removed after you opened this page. The page is up to date now: please look again.',
  fileDamaged:
    'It’s damaged: what arrived here isn’t what was sealed. Please try again. If that doesn’t help, write to the people who run this service: they may have a backup.',
  useCard: 'Use your card',
  useCardText:
    'This is sealed, and it opens with your key card: a printed page with a QR code and a line that begins with <key></key>. You got it from the person who left you this, or from someone whom they trust.',
  keyStays:
    'We don’t have the key, so we can’t open it for you. The key that you enter stays on this page: it isn’t sent to us, and it’s gone when you leave.',
  otherCard: 'The card that you’ve used on this page doesn’t open this one.',
  open: 'Open',
  noCard: 'I have no card',
  noCardAlive:
    'If the person who left you this is alive, ask them: they can make a new card for you and save this again for it.',
  noCardDead:
    'If they have died, ask whoever takes care of their papers, such as their family, their executor or their notary, for an envelope with a spare card.',
  noCardAnywhere:
    'If there’s no card anywhere, nobody can open this, and we can’t either. We’re sorry. If a card turns up later, it opens this for as long as it’s listed on your page.',
  openedHere: 'Opened with your card, on this device only. It closes when you leave this page.',
  save: 'Save',
  saveNamed: 'Save {file}',
  openingNamed: 'Opening {file}',
  openingNumber: 'Opening file {number} of {count}',
  fileSaved: '“{file}” is saved.',
  textSaved: 'The text is saved.',
  zipSaved: 'The ZIP is saved.',
  noProgress:
    'If nothing happens, open this page in Safari, Chrome or another browser: many apps can’t save files.',
  fileFailed: '“{file}” couldn’t be opened.',
  textFailed: 'The text couldn’t be opened.',
  zipFailed: 'The ZIP couldn’t be opened.',
} as const;
