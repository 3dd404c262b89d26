import { expect, it } from 'vitest';
import { decodeLinkEscapes, parseLinkValue } from './link-values.ts';

const TOKEN = 'aB3-_x9QWERTYuiop';

/** What has been seen at the ends of links in emails, chats and documents. */
const tails = [...`.,;:!?)>]}"'*”’»… \n\u00a0`];

it.each([...tails, ...tails.map(encodeURIComponent), '%20', '%3E', '%253E', ').', '.)', '>.'])(
  '%j after a link is not part of it',
  (tail) => expect(parseLinkValue(TOKEN + tail)).toBe(TOKEN),
);

it.each([
  `<${TOKEN}>`,
  `#${TOKEN}`,
  `%23${TOKEN}`,
  `%2523${TOKEN}`,
  `%252523${TOKEN}%253E`,
  `${TOKEN}?utm_source=mail`,
  `${TOKEN}&utm_source=mail`,
  `${TOKEN}%3Futm_source%3Dmail`,
  `${TOKEN}==`,
  'aB3-_x9QW\r\n  ERTYuiop',
  'aB3-_x9QW%0D%0AERTYuiop',
])('the token in %j is found', (text) => expect(parseLinkValue(text)).toBe(TOKEN));

it.each(['', ' ', '%%%', '%20', '<>', '…', '/?k=secret', '&utm_source=mail'])(
  'there is no token in %j',
  (text) => expect(parseLinkValue(text)).toBe(''),
);

it('damaged escapes are left alone', () => {
  expect(decodeLinkEscapes('%zz%E0%A4%2')).toBe('%zz%E0%A4%2');
});
