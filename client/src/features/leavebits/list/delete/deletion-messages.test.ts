import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-panels/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeDeletionEffects } from './deletion-messages.ts';

const t = messagesFrom<'owner-leavebits-panels'>(messages);

const leavebit = (attachments: string[], sharingEmails: string[], leftBy = {}) => ({
  attachments,
  sharingEmails,
  leftBy,
});

test.each([
  [[leavebit([], [])], 'Its text will move to the trash. You can restore it for 30 days.'],
  [
    [leavebit(['a.pdf'], ['ana@example.com'])],
    'Its text and file will move to the trash. One recipient will lose access to it. You can restore it for 30 days.',
  ],
  [
    [leavebit([], ['ana@example.com'], { 'ana@example.com': '2029-01-01T00:00:00.000Z' })],
    'Its text will move to the trash. You can restore it for 30 days.',
  ],
  [[leavebit([], ['me@example.com'])], 'Its text will move to the trash. You can restore it for 30 days.'],
  [
    [
      leavebit(['a.pdf', 'b.pdf'], ['ana@example.com']),
      leavebit(['c.pdf'], ['ana@example.com', 'b@example.com', 'me@example.com']),
    ],
    'Their text and 3 files will move to the trash. 2 recipients will lose access to them. You can restore them for 30 days.',
  ],
])('deleting %j says so: %s', (leavebits, words) => {
  expect(describeDeletionEffects(leavebits, 'me@example.com', t)).toBe(words);
});
