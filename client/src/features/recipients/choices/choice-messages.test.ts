import { expect, it } from 'vitest';
import { messages as english } from '#shared/messages/choices/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeLoss, describeMailsAfterRelease } from './choice-messages.ts';

const t = messagesFrom<'choices'>(english);

const open = { isLocked: false, releaseDate: null };
const until = '2032-05-01T10:00:00.000Z';

it.each([
  [open, /^You won’t be able to read it or download its files anymore\.$/],
  [
    { isLocked: true, releaseDate: '2030-05-01T10:00:00.000Z' },
    /^It opens on May 1, 2030.* If you leave it, you won’t be able to read it then\.$/,
  ],
  [{ isLocked: true, releaseDate: null }, /^It isn’t open yet\. /],
  [{ ...open, closedAt: until }, /can no longer be read/],
])('who leaves %j reads what they give up', (leavebit, expected) => {
  expect(describeLoss(leavebit, t)).toMatch(expected);
});

it('promises a mail before the closing only where there is one', () => {
  expect(describeMailsAfterRelease({ readableUntil: until }, t)).toMatch(/before it closes/);
  expect(describeMailsAfterRelease({}, t)).not.toMatch(/closes/);
});
