import { describe, expect, test } from 'vitest';
import { linkRefusals } from '#shared/contracts/release.ts';
import { ApiError } from '../../../lib/http/api-client.ts';
import { refusalOf } from './refusal.ts';
import { describeConfirmRefusal, describeRefuteRefusal, describeReporterRefusal } from './refusal-words.ts';

const answer = (status: number, body?: unknown) => new ApiError(status, 'No', undefined, body);

describe('why a link is refused', () => {
  test.each(linkRefusals)('%s is taken from the answer', (reason) => {
    expect(refusalOf(answer(404, { message: 'No', reason }))).toBe(reason);
  });
  test.each([
    [404, undefined],
    [404, { message: 'No', reason: 'something new' }],
    [400, { message: 'No' }],
  ])('an answer %d with %j names an unknown link', (status, body) => {
    expect(refusalOf(answer(status, body))).toBe('unknown');
  });
  test.each([0, 429, 500, 503])('a failure %d says nothing about the link', (status) => {
    expect(refusalOf(answer(status, { message: 'No' }))).toBeNull();
  });
});

test.each([
  ['a reporter', describeReporterRefusal],
  ['the owner', describeRefuteRefusal],
  ['a confirmer', describeConfirmRefusal],
])('%s reads for each reason what is the matter and what to do', (_who, describeRefusal) => {
  for (const reason of linkRefusals) {
    const { why, next } = describeRefusal(reason);
    expect(why).toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  }
});

test('the owner is led to the lock after a release', () => {
  expect(describeRefuteRefusal('released').next).toContain('lock everything again');
});
