import { describe, expect, test } from 'vitest';
import type { FailureCode } from '#shared/contracts/errors.ts';
import { linkRefusals } from '#shared/contracts/release.ts';
import { undoRefusals } from '#shared/contracts/undo.ts';
import { ApiError } from '../../../lib/http/api-client.ts';
import { refusalOf, undoRefusalOf, type ReportRefusal } from './refusal.ts';
import {
  describeConfirmRefusal,
  describeRefuteRefusal,
  describeReporterRefusal,
  describeUndoRefusal,
} from './refusal-words.ts';

const answer = (code: FailureCode, body?: unknown) => new ApiError(code, 'No', undefined, body);

describe('why a link is refused', () => {
  test.each(linkRefusals)('%s is taken from the answer', (reason) => {
    expect(refusalOf(answer('not-found', { message: 'No', reason }))).toBe(reason);
  });
  test.each([
    ['owner', 'refuted'],
    ['reporter', 'taken-back'],
  ] as const)('a report that the %s ended is %s', (refutedBy, words) => {
    expect(refusalOf(answer('not-found', { message: 'No', reason: 'refuted', refutedBy }))).toBe(words);
  });
  test.each<[FailureCode, object | undefined]>([
    ['not-found', undefined],
    ['not-found', { message: 'No', reason: 'something new' }],
    ['invalid', { message: 'No' }],
  ])('an answer %s with %j names an unknown link', (code, body) => {
    expect(refusalOf(answer(code, body))).toBe('unknown');
  });
  test.each<FailureCode>(['unreachable', 'too-many-requests', 'internal', 'unavailable'])(
    'a failure %s says nothing about the link',
    (code) => {
      expect(refusalOf(answer(code, { message: 'No' }))).toBeNull();
    },
  );
});

test.each([
  ['a reporter', describeReporterRefusal],
  ['the owner', describeRefuteRefusal],
  ['a confirmer', describeConfirmRefusal],
])('%s reads for each reason what the problem is and what to do', (_who, describeRefusal) => {
  for (const reason of [...linkRefusals, 'taken-back'] satisfies ReportRefusal[]) {
    const { why, next } = describeRefusal(reason);
    expect(why).toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  }
});

test('the link that undoes a change has reasons of its own', () => {
  for (const reason of undoRefusals) {
    expect(undoRefusalOf(answer('not-found', { message: 'No', reason }))).toBe(reason);
    const { why, next } = describeUndoRefusal(reason);
    expect(`${why}${next}`).toMatch(/\..*\.$/);
  }
  expect(undoRefusalOf(answer('not-found', { message: 'No', reason: 'released' }))).toBe('unknown');
  expect(undoRefusalOf(answer('unavailable'))).toBeNull();
});

test('an owner learns after a release how to lock everything again', () => {
  expect(describeRefuteRefusal('released').next).toContain('lock everything again');
});
