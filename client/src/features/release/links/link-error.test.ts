import { describe, expect, test } from 'vitest';
import type { RequestFailureCode } from '#shared/contracts/errors.ts';
import {
  activeInvolvements,
  reportLinkErrorReasons,
  reporterInvolvements,
} from '#shared/contracts/report-links.ts';
import { configurationUndoErrorReasons } from '#shared/contracts/configuration-undo.ts';
import { ApiError } from '#client/lib/http/api-client.ts';
import {
  parseConfirmLinkError,
  parseReportLinkError,
  parseRefuteLinkError,
  parseReporterLinkError,
  parseConfigurationUndoError,
  type ReporterLinkError,
  type ReportLinkError,
} from './link-error.ts';
import {
  describeConfirmLinkError,
  describeNewerReport,
  describeRefuteLinkError,
  describeReporterLinkError,
  describeConfigurationUndoError,
} from './link-error-messages.ts';

const answer = (code: RequestFailureCode, body?: unknown) => new ApiError(code, 'No', undefined, body);

describe('why a link is refused', () => {
  test.each(reportLinkErrorReasons)('%s is taken from the answer', (reason) => {
    expect(parseReportLinkError(answer('not-found', { message: 'No', reason }))).toBe(reason);
  });
  test.each([
    ['owner', 'refuted'],
    ['reporter', 'taken-back'],
  ] as const)('a report that the %s ended is %s', (refutedBy, words) => {
    expect(parseReportLinkError(answer('not-found', { message: 'No', reason: 'refuted', refutedBy }))).toBe(
      words,
    );
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
])('%s reads for each reason what the problem is and what to do', (_who, describeRefusal) => {
  for (const reason of [...reportLinkErrorReasons, 'taken-back'] satisfies ReportLinkError[]) {
    const { why, next } = describeRefusal(reason);
    expect(why).toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  }
});

describe('while another report is being decided', () => {
  const ended = ['refuted', 'expired', 'revoked'] as const;
  test.each(ended)('an owner with a link of a report that is %s reads of the other first', (reason) => {
    const refusal = parseRefuteLinkError(answer('not-found', { message: 'No', reason, another: true }))!;
    expect(refusal).toBe('another');
    expect(describeRefuteLinkError(refusal).why).toMatch(/^Another report about you is being decided now\./);
    expect(describeRefuteLinkError(refusal).next).not.toContain('nothing');
    expect(parseRefuteLinkError(answer('not-found', { message: 'No', reason }))).toBe(reason);
  });
  test.each(activeInvolvements)('a confirmer who has %s about it reads that first', (anotherPart) => {
    const body = { message: 'No', reason: 'refuted', refutedBy: 'owner', anotherPart };
    const refusal = parseConfirmLinkError(answer('not-found', body))!;
    expect(refusal).toBe(anotherPart);
    expect(describeConfirmLinkError(refusal).why).toBe(describeNewerReport(anotherPart));
    expect(describeNewerReport(anotherPart)).toMatch(/new report.*\.$/);
  });
  test('a confirmer reads of no other report of which the answer says nothing', () => {
    for (const anotherPart of [undefined, 'uninvolved', 'something new']) {
      const body = { message: 'No', reason: 'expired', anotherPart };
      expect(parseConfirmLinkError(answer('not-found', body))).toBe('expired');
    }
    expect(parseConfirmLinkError(answer('unavailable', { anotherPart: 'asked' }))).toBeNull();
    expect(parseRefuteLinkError(answer('unavailable', { another: true }))).toBeNull();
  });
});

describe('a reporter who cannot report while a report is being decided', () => {
  const wordsFor = (body: object) => {
    const refusal = parseReporterLinkError(answer('not-found', { message: 'No', ...body }));
    return describeReporterLinkError(refusal!).next;
  };
  test.each([
    ['asked', /^Can you confirm it\?.* let us send it again/],
    ['confirmed', /^You have confirmed it\. There is nothing more to do/],
    ['denied', /^You told us that it is not true.*can still confirm it/],
    ['uninvolved', /^You became a reporter after it was made/],
    ['made', /open your link again/],
  ] as const)('and has %s reads what is true for them', (yourPart, words) => {
    expect(wordsFor({ reason: 'pending', yourPart })).toMatch(words);
  });
  test('is asked by a server that does not say what they have done', () => {
    expect(wordsFor({ reason: 'pending' })).toMatch(/^Can you confirm it/);
  });
  test.each(reportLinkErrorReasons.filter((reason) => reason !== 'pending'))(
    'reads of %s as before',
    (reason) => {
      expect(parseReporterLinkError(answer('not-found', { message: 'No', reason, yourPart: 'asked' }))).toBe(
        reason,
      );
    },
  );
  test('is the only one who is asked whether they can confirm it', () => {
    const reasons: ReporterLinkError[] = [
      ...reporterInvolvements,
      'unknown',
      'released',
      'refuted',
      'taken-back',
      'expired',
      'revoked',
    ];
    for (const reason of reasons) {
      const { why, next } = describeReporterLinkError(reason);
      expect(why).toMatch(/\.$/);
      expect(next).toMatch(/\.$/);
      expect(next.includes('Can you confirm')).toBe(reason === 'asked');
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
