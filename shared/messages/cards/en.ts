/** Reading the card for sealed LeaveBits: its key, its QR code, and whether it works. */
export const messages = {
  title: 'Check your card',
  intro:
    'Somebody gave you a printed card with a QR code and a key that begins with <key></key>. Here you can see whether it still works.',
  worksTitle: 'This card works',
  works:
    'Please put it back in a safe place, where you’ll find it in ten years. Don’t photograph it, and don’t send it to anybody.',
  worksNotTitle: 'This isn’t a current card',
  worksNot:
    'It was replaced by a newer one, or it isn’t one of ours. Look for a newer card, or ask the person who gave it to you for one. Please don’t throw this one away yet: it may still open what hasn’t been saved since.',
  history: 'Your browser’s history may still have the link with the key. You can delete it there.',
  checkFailed: 'The card couldn’t be checked. Please try again in a moment.',
  linkIncomplete:
    'The code or link that brought you here has no complete key. Please scan the card’s QR code again, or type the key.',
  check: 'Check the card',
  whyTitle: 'Why check it?',
  why: 'The card opens what somebody has sealed for you, and we can’t open that without it. A card that is damaged or out of date is easy to replace as long as the person who gave it to you can do so.',
  keyTitle: 'What happens to the key?',
  key: 'It stays on this device. Only a public number that belongs to it is sent, and nobody can work out the key from that. The person who gave you the card can see when it was last checked.',
  // The key
  field: 'Key on the card',
  fieldHint: 'Spaces and line breaks don’t matter, and capital or small letters don’t either.',
  scan: 'Scan the QR code',
  choosePhoto: 'Choose a photo',
  photo: 'Photo of the QR code',
  notRead: 'The key couldn’t be read. Please reload the page and try again.',
  photoNoCode: 'No QR code was found in this picture. Please choose one where it’s sharp and whole.',
  photoOtherCode: 'The QR code in this picture isn’t the one of a card.',
  photoBroken: 'This picture couldn’t be opened. Please choose a JPEG or PNG, or type the key.',
  keyMissing: 'Please type the key from your card, or scan its QR code.',
  notKey: 'This isn’t a card’s key. It begins with {prefix}, and is printed on the card below its QR code.',
  slipO: 'There’s a typing mistake: a key never has the letter O. It’s probably a zero.',
  slipL:
    'There’s a typing mistake: after its beginning, a key has neither the letter I nor the digit 1. It’s probably the letter L.',
  slipB: 'There’s a typing mistake: a key never has the letter B. It’s probably an 8.',
  slipOther: 'There’s a typing mistake: a key never has the character “{character}” there.',
  slipUnknown:
    'There’s a typing mistake: at least one character is wrong. Please compare the key with your card, group by group.',
  keyCutByOne: 'The key isn’t complete: one character is missing after {prefix}.',
  // No plural, so that the page needs nothing that fills one in.
  keyCut: 'The key isn’t complete: {count} characters are missing after {prefix}.',
  // The camera
  camera: 'The camera’s picture',
  cameraStarting: 'Starting the camera',
  pointAtCard: 'Point the camera at the QR code on your card. The picture stays on this device.',
  pointAtSheet: 'Point the camera at the QR code on your recovery sheet. The picture stays on this device.',
  otherThanCard: 'This is another QR code. Please point the camera at the one on your card.',
  otherThanSheet: 'This is another QR code. Please point the camera at the one on your recovery sheet.',
  scanFailed: 'The QR code can’t be scanned',
  stopScanning: 'Stop scanning',
  cameraForbidden:
    'This page isn’t allowed to use the camera. You can allow it in your browser’s settings and try again. You can type the key instead.',
  cameraMissing: 'No camera was found. You can type the key instead.',
  cameraBusy: 'The camera didn’t start. Another app may be using it. You can type the key instead.',
  cameraUnsupported: 'This browser can’t use the camera here. You can type the key instead.',
} as const;
