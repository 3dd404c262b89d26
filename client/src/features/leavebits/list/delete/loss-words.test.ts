import { expect, test } from 'vitest';
import { lossOf } from './loss-words.ts';

const leavebit = (attachments: string[], sharingEmails: string[]) => ({ attachments, sharingEmails });

test.each([
  [[leavebit([], [])], 'Its text is lost for good. This cannot be undone.'],
  [
    [leavebit(['a.pdf'], ['ana@example.com'])],
    'Its text and file are lost for good. One recipient can no longer open it. This cannot be undone.',
  ],
  [
    [
      leavebit(['a.pdf', 'b.pdf'], ['ana@example.com']),
      leavebit(['c.pdf'], ['ana@example.com', 'b@example.com']),
    ],
    'Their text and 3 files are lost for good. 2 recipients can no longer open them. This cannot be undone.',
  ],
])('deleting %j says so: %s', (leavebits, words) => {
  expect(lossOf(leavebits)).toBe(words);
});
