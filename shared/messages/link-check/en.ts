/** What every page behind a link may show. */
export const messages = {
  checking: 'Checking your link',
  notChecked: 'We couldn’t check this link',
  wentWrong: 'Something went wrong on our side.',
  nothingChanged: 'Nothing has been changed or sent. The link itself still works.',
  toLeavebits: 'Go to LeaveBits',
} as const;
