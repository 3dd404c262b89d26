import { expect, it } from 'vitest';
import { messages } from '#shared/messages/owner-reports/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeTakenBack } from './taken-back-messages.ts';

const t = messagesFrom<'owner-reports'>(messages);

const ben = { email: 'ben@example.org', name: 'Ben Berg' };

it.each([
  [1, 0, 'Ben Berg (ben@example.org) no longer has 1 LeaveBit, and hadn’t read it.'],
  [2, 0, 'Ben Berg (ben@example.org) no longer has 2 LeaveBits, and hadn’t read any of them.'],
  [1, 1, 'Ben Berg (ben@example.org) no longer has 1 LeaveBit, but had read it.'],
  [3, 2, 'Ben Berg (ben@example.org) no longer has 3 LeaveBits, but had read 2 of them.'],
  [3, 3, 'Ben Berg (ben@example.org) no longer has 3 LeaveBits, but had read all of them.'],
])('says what a substitute of %i LeaveBits who had read %i of them has lost', (leavebits, read, text) => {
  expect(describeTakenBack({ ...ben, leavebits, read }, t)).toBe(text);
});
