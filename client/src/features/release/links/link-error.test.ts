import { describe, expect, test } from 'vitest';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import {
  participantInvolvements,
  reportEndings,
  reportLinkErrorReasons,
  reporterInvolvements,
  type ReportLinkErrorReason,
} from '#shared/contracts/report-links.ts';
import { configurationUndoErrorReasons } from '#shared/contracts/undo-links.ts';
import { ApiError } from '#client/lib/http/api-client.ts';
import {
  parseConfigurationUndoError,
  parseLinkOwner,
  parseReportLinkError,
  parseUsedLinkDetails,
} from './link-error.ts';
import {
  describeConfirmLinkError,
  describeNewerReport,
  describeRefuteLinkError,
  describeReporterLinkError,
  describeConfigurationUndoError,
  getConfirmLinkErrorTitle,
  getRefuteLinkErrorTitle,
} from './link-error-messages.ts';

const answer = (code: RequestFailureCode, body?: unknown) => new ApiError(code, 'No', undefined, body);

test('what a used link says besides is taken from the answer, and an older server says nothing', () => {
  const details = { hasNewerChanges: true, deletesAt: '2031-06-04T12:00:00Z' };
  expect(parseUsedLinkDetails(answer('not-found', { message: 'No', reason: 'undone', ...details }))).toEqual(
    details,
  );
  const none = { hasNewerChanges: false, deletesAt: null };
  expect(parseUsedLinkDetails(answer('not-found', { message: 'No', reason: 'undone' }))).toEqual(none);
  expect(parseUsedLinkDetails(null)).toEqual(none);
});

describe('why a link is refused', () => {
  test.each(reportLinkErrorReasons)('%s is taken from the answer', (reason) => {
    expect(parseReportLinkError(answer('not-found', { message: 'No', reason }))).toBe(reason);
  });
  test.each<[RequestFailureCode, object | undefined]>([
    ['not-found', undefined],
    ['not-found', { message: 'No', reason: 'something new' }],
    ['invalid', { message: 'No' }],
  ])('an answer %s with %j names an unknown link', (code, body) => {
    expect(parseReportLinkError(answer(code, body))).toBe('unknown');
  });
  test.each<RequestFailureCode>(['unreachable', 'too-many-requests', 'internal', 'unavailable'])(
    'a failure %s says nothing about the link',
    (code) => {
      expect(parseReportLinkError(answer(code, { message: 'No' }))).toBeNull();
    },
  );
});

test.each([
  ['the owner', describeRefuteLinkError],
  ['a confirmer', describeConfirmLinkError],
  ['a reporter', (reason: ReportLinkErrorReason) => describeReporterLinkError(reason, null)],
])('%s reads for each reason what the problem is and what to do', (_who, describeRefusal) => {
  for (const reason of reportLinkErrorReasons) {
    const { why, next } = describeRefusal(reason);
    expect(why).toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  }
});

test('a blocked link names its owner, and no other link does', () => {
  const owner = { ownerUsername: 'olga@example.org', ownerName: 'Olga Owner' };
  expect(parseLinkOwner(answer('not-found', { message: 'No', reason: 'released', ...owner }))).toEqual(owner);
  expect(parseLinkOwner(answer('not-found', { message: 'No', reason: 'unknown' }))).toBeNull();
  expect(parseLinkOwner(null)).toBeNull();
  for (const reason of ['asked', 'made', 'released', 'expired', 'revoked'] as const) {
    expect(describeReporterLinkError(reason, owner).why).toContain('about Olga Owner');
    expect(describeReporterLinkError(reason, null).why).toContain('about this person');
  }
});

describe('while another report is pending', () => {
  test('an owner with a link of an earlier one reads of it first', () => {
    const { why, next } = describeRefuteLinkError('subject');
    expect(why).toMatch(/^There’s another pending report about you\./);
    expect(next).not.toContain('nothing');
  });
  test.each(participantInvolvements)('a confirmer who has %s about it reads that first', (part) => {
    expect(describeConfirmLinkError(part).why).toBe(describeNewerReport(part));
    expect(describeNewerReport(part)).toMatch(/new report.*\.$/);
  });
  test.each([
    ['asked', /^If you can confirm it, .* we can send it again/],
    ['confirmed', /^You’ve confirmed it and don’t need to do anything else/],
    ['denied', /^You told us it isn’t true.*can still confirm it/],
    ['uninvolved', /^You became a reporter after it was submitted/],
    ['made', /open your link again/],
  ] as const)('a reporter who has %s reads what is true for them', (part, sentence) => {
    expect(describeReporterLinkError(part, null).next).toMatch(sentence);
  });
  test('a reporter is asked whether they can confirm it only if they have not answered', () => {
    for (const reason of [...reporterInvolvements, ...reportEndings]) {
      const isAsked = describeReporterLinkError(reason, null).next.includes('If you can confirm it');
      expect(isAsked).toBe(reason === 'asked');
    }
  });
});

test('the link that undoes a change has reasons of its own', () => {
  for (const reason of configurationUndoErrorReasons) {
    expect(parseConfigurationUndoError(answer('not-found', { message: 'No', reason }))).toBe(reason);
    const { why, next } = describeConfigurationUndoError(reason);
    expect(`${why}${next}`).toMatch(/\..*\.$/);
  }
  expect(parseConfigurationUndoError(answer('not-found', { message: 'No', reason: 'released' }))).toBe(
    'unknown',
  );
  expect(parseConfigurationUndoError(answer('unavailable'))).toBeNull();
});

test('an owner learns after a release how to lock everything again', () => {
  expect(describeRefuteLinkError('released').next).toContain('lock everything again');
});

test('only a link that we do not know is called invalid', () => {
  const ended = [...reportEndings, 'subject'] as const;
  for (const reason of ended) expect(getRefuteLinkErrorTitle(reason)).not.toMatch(/^Invalid/);
  for (const reason of [...reportEndings, ...participantInvolvements])
    expect(getConfirmLinkErrorTitle(reason)).not.toMatch(/^Invalid/);
  expect(getRefuteLinkErrorTitle('unknown')).toBe('Invalid Refute Link');
  expect(getConfirmLinkErrorTitle('unknown')).toBe('Invalid Confirmation Link');
});
