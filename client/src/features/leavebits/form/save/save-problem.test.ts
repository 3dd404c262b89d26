import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/http/api-client.ts';
import { toSaveProblem } from './save-problem.ts';

const KNOWN = 'The save is being repaired';

test.each([
  ['no answer', new ApiError('unreachable', 'Upload timed out'), false, 'unanswered', 'Upload timed out'],
  ['a rejection', new ApiError('invalid', KNOWN), false, 'refused', KNOWN],
  ['an estate that a report has opened', new ApiError('estate-open', KNOWN), false, 'estate-open', KNOWN],
  ['another save in between', new ApiError('conflict', KNOWN), false, 'conflict', KNOWN],
  ['an edit of what was deleted', new ApiError('not-found', KNOWN), false, 'gone', KNOWN],
  ['a new one that finds nothing to go to', new ApiError('not-found', KNOWN), true, 'refused', KNOWN],
  [
    'a failure nobody foresaw',
    new TypeError('x is undefined'),
    true,
    'refused',
    'Failed to submit form. Please try again.',
  ],
])('%s gets its own kind of problem', (_name, error, isNew, kind, message) => {
  expect(toSaveProblem(error, { isStopped: false, isNew })).toEqual({
    kind,
    message,
    isNew,
    isStopped: false,
  });
});

test('a stopped upload counts as stopped, whatever error it ends with', () => {
  const problem = toSaveProblem(new ApiError('unreachable', 'Upload failed due to network error'), {
    isStopped: true,
    isNew: true,
  });
  expect(problem).toEqual({ kind: 'stopped', message: 'Upload was aborted', isNew: true, isStopped: true });
});
