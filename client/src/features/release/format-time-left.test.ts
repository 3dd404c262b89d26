import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-reports/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { formatTimeLeft } from './format-time-left.ts';

const t = messagesFrom<'owner-reports'>(messages);

const S = 1000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;

test.each([
  [0, ''],
  [-5, ''],
  [1, '1 second'],
  [59 * S, '59 seconds'],
  [M, '1 minute, 0 seconds'],
  [H, '1 hour, 0 minutes, 0 seconds'],
  [13 * H + 5 * M + 10 * S, '13 hours, 5 minutes, 10 seconds'],
  [D, '1 day, 0 hours, 0 minutes'],
  [2 * D + H + 30 * M + 59 * S, '2 days, 1 hour, 30 minutes'],
])('%d ms left read as %j', (milliseconds, words) => {
  expect(formatTimeLeft(milliseconds, t)).toBe(words);
});
