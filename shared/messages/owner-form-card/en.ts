/** Making a recipient’s card. */
export const messages = {
  title: 'A card for {name}',
  about:
    '{name} needs this card to open what you seal. Neither the card nor LeaveBits can do it alone. Please hand it over in person or by post, not by email.',
  replacing:
    'The earlier card stops working for everything that you save from now on. Please edit and save your other sealed LeaveBits for {name} as well.',
  notKept: 'We don’t keep the card. If it is lost, you make another one here.',
  language: 'It’s printed in {language}, the language of our emails to them.',
  notMade: 'The card wasn’t made',
  notMadeNext: 'Please cancel, and try again in a moment.',
  notPrinted: 'The card wasn’t printed',
  notPrintedNext: 'Please try again in a moment.',
  print: 'Print the card',
  printSpare: 'Print a spare copy',
  showKey: 'No printer? Show the key',
  hideKey: 'Hide the key',
  made: 'I have it on paper',
} as const;
