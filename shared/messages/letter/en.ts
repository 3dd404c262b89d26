/** The text of a LeaveBit as a file, and the names of downloads. */
export const messages = {
  from: 'From: {sender}',
  lastSaved: 'Last saved: {date}',
  noText: 'There is no text.',
  noDescription: 'No description yet',
  filesCount: 'Files ({count})',
  stored: 'Stored with LeaveBits and downloaded by someone it was shared with.',
  sealed:
    'This LeaveBit is sealed. Its text and files open with your card, and not without it. The card is a printed page with a key that begins with {prefix}.',
  sealedOnPage:
    'The easiest way is your page at LeaveBits, as long as it’s there: open the LeaveBit and enter the key.',
  sealedWithoutPage: 'Without that page, use the program age ({address}):',
  sealedKey: 'Save the key from your card as {file}, in the folder with these files.',
  sealedText: 'Save the text below, from its first dash to its last, as {file}.',
  sealedFolder: 'Open a terminal in that folder.',
  sealedCommand: 'Enter: {command}',
  sealedFiles: 'Each file opens in the same way: {command}. Their real names are in {file}.',
  zipName: 'From {sender} - {headline}',
  everythingName: 'From {sender} - {day}',
  everythingNameOthers:
    'From {sender} and {count, plural, one {# other sender} other {# other senders}} - {day}',
  someone: 'someone',
} as const;
