/** A person’s card for sealed LeaveBits, which its owner prints. */
export const messages = {
  title: 'Your key card',
  titleSpare: 'Your key card, spare copy',
  holder: 'For {name}. Printed on {date}.',
  holderFrom: 'For {name}, from {owner}. Printed on {date}.',
  intro:
    '{owner} has sealed something for you with LeaveBits. This card opens it. Nothing else that you have does.',
  introUnnamed:
    'Somebody has sealed something for you with LeaveBits. This card opens it. Nothing else that you have does.',
  qrCode: 'QR code of the key, which is written beside it',
  typeKey: 'The key, if the code can’t be scanned (spaces don’t matter):',
  noLetters: 'It has neither the letter O nor the letter I: what looks like an O is a zero.',
  whenEmailed: 'When we email you that there’s something to read:',
  goTo: 'Go to <address></address>',
  enterAddress: 'Enter your email address, <email></email>, and the code that we send to it.',
  openIt: 'Open what is there. The page asks for this card: scan the code with it, or type the key.',
  check: '<strong>To check this card now:</strong> Go to {address}, or scan the code.',
  keepSafe: 'Please keep it safe:',
  notAlone:
    'LeaveBits alone can’t open what is sealed, because it doesn’t have this key. This card alone can’t either: it also takes your mailbox.',
  noCopies:
    'Don’t photograph it, don’t mail it to anybody, and don’t save the key anywhere. Type it only on the pages named here.',
  where: 'Keep it with your passport or your will, where you or your family will find it in ten years.',
  spare:
    'This is a copy of a card that you already have. Keep it in another place, or leave it with somebody whom you trust.',
  lost: 'If it’s lost, ask the person who gave it to you for a new one, while they can still make it. Then only the one with the latest date opens what they save from that day on.',
  technicians:
    'For technicians: the key is an age identity. If this service is gone, what was downloaded from it opens with the program age ({address}).',
} as const;
