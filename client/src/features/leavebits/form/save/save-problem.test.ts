import { expect, test } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { ApiError } from '#client/lib/http/api-client.ts';
import { messages } from '#shared/messages/owner-uploads/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { toSaveProblem } from './save-problem.ts';
import { InterruptedUploadError, MissingFilesError, UploadInProgressError } from './save-with-files.ts';

const t = messagesFrom<'owner-uploads'>(messages);
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
  expect(toSaveProblem(error, { isStopped: false, isNew }, t)).toEqual({
    kind,
    message,
    isNew,
    isStopped: false,
  });
});

test('a stopped upload counts as stopped, whatever error it ends with', () => {
  const error = new ApiError('unreachable', 'Upload failed due to network error');
  const problem = toSaveProblem(error, { isStopped: true, isNew: true }, t);
  expect(problem).toEqual({ kind: 'stopped', message: 'Upload was aborted', isNew: true, isStopped: true });
});

test('an upload that blocks the save, or that failed without a known reason, is explained', () => {
  const describe = (error: Error) => toSaveProblem(error, { isStopped: false, isNew: true }, t).message;
  expect(describe(new UploadInProgressError())).toBe('You already have an upload in progress');
  expect(describe(new InterruptedUploadError([]))).toBe('An earlier upload hasn’t finished');
  const outcome = { message: null, isStopped: false, code: undefined };
  expect(describe(new MissingFilesError({} as Leavebit, [], outcome))).toBe(
    'Failed to submit form. Please try again.',
  );
  expect(describe(new MissingFilesError({} as Leavebit, [], { ...outcome, message: 'Too large' }))).toBe(
    'Too large',
  );
});
