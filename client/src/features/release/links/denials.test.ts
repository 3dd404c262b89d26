import { expect, test } from 'vitest';
import { messages } from '#shared/messages/links/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeOtherDenials } from './denials.ts';

const links = messagesFrom<'links'>(messages);

test.each([
  [0, false, null],
  [1, true, null],
  [1, false, 'One of the others we asked says it isn’t true'],
  [3, true, '2 of the others we asked say it isn’t true'],
])('of %d who say that it is not true (the reader: %s) the page says: %s', (denials, hasDenied, words) => {
  expect(describeOtherDenials(links, { denials, hasDenied })).toBe(words);
});
