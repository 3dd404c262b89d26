import { expect, it } from 'vitest';
import { messages as english } from '#shared/messages/recipients/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeClosing, describeListLength } from './list-messages.ts';

const t = messagesFrom<'recipients'>(english);

it.each([
  [1, false, false, '1 LeaveBit is shared with you'],
  [200, true, true, '200 LeaveBits are shown. There are more'],
  [1, false, true, '1 LeaveBit is shown. Those from senders you’ve hidden are below'],
])('a list of %i, more: %s, hidden senders: %s', (count, hasMore, hasHidden, expected) => {
  expect(describeListLength(count, t, { hasMore, hasHidden })).toBe(expected);
});

const END = '2031-06-20T09:00:00.000Z';
it.each([
  ['2031-06-01T09:00:00Z', /^You can read it until June 20, 2031.*\.$/],
  ['2031-06-06T09:00:00Z', /^You can read it until/],
  ['2031-06-06T09:00:01Z', /^Closes in 13 days, on June 20, 2031.* After that, we can’t open it again\.$/],
  ['2031-06-19T08:00:00Z', /^Closes in 1 day, /],
  ['2031-06-20T08:59:00Z', /^Closes in less than a day, /],
])('at %s, the end of access is stated as it concerns the reader', (now, expected) => {
  const { text, isUrgent } = describeClosing(END, new Date(now), t);
  expect(text).toMatch(expected);
  expect(isUrgent).toBe(text.startsWith('Closes'));
});
