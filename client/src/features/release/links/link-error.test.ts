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
import { messages as confirmReport } from '#shared/messages/confirm-report/en.ts';
import { messages as links } from '#shared/messages/links/en.ts';
import { messages as refute } from '#shared/messages/refute/en.ts';
import { messages as report } from '#shared/messages/report/en.ts';
import { messages as undo } from '#shared/messages/undo/en.ts';
import { messages as undoLinks } from '#shared/messages/undo-links/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeConfirmLinkError,
  describeNewerReport,
  getConfirmLinkErrorTitle,
} from './confirm/confirm-link-error.ts';
import { describeRefuteLinkError, getRefuteLinkErrorTitle } from './refute/refute-link-error.ts';
import { describeReporterLinkError } from './report/reporter-link-error.ts';
import { describeConfigurationUndoError } from './undo/undo-messages.ts';

const shared = { links: messagesFrom<'links'>(links) };
const ofReport = { t: messagesFrom<'report'>(report), ...shared };
const ofConfirmation = { t: messagesFrom<'confirm-report'>(confirmReport), ...shared };
const ofRefutation = { t: messagesFrom<'refute'>(refute), ...shared };
const ofUndo = { t: messagesFrom<'undo'>(undo), links: messagesFrom<'undo-links'>(undoLinks) };

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
  ['the owner', (reason: ReportLinkErrorReason) => describeRefuteLinkError(ofRefutation, reason)],
  ['a confirmer', (reason: ReportLinkErrorReason) => describeConfirmLinkError(ofConfirmation, reason)],
  ['a reporter', (reason: ReportLinkErrorReason) => describeReporterLinkError(ofReport, reason, null)],
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
    expect(describeReporterLinkError(ofReport, reason, owner).why).toContain('about Olga Owner');
    expect(describeReporterLinkError(ofReport, reason, null).why).toContain('about this person');
  }
});

describe('while another report is pending', () => {
  test('an owner with a link of an earlier one reads of it first', () => {
    const { why, next } = describeRefuteLinkError(ofRefutation, 'subject');
    expect(why).toMatch(/^There’s another pending report about you\./);
    expect(next).not.toContain('nothing');
  });
  test.each(participantInvolvements)('a confirmer who has %s about it reads that first', (part) => {
    expect(describeConfirmLinkError(ofConfirmation, part).why).toBe(
      describeNewerReport(ofConfirmation.t, part),
    );
    expect(describeNewerReport(ofConfirmation.t, part)).toMatch(/new report.*\.$/);
  });
  test.each([
    ['asked', /^If you can confirm it, .* we can send it again/],
    ['confirmed', /^You’ve confirmed it and don’t need to do anything else/],
    ['denied', /^You told us it isn’t true.*can still confirm it/],
    ['uninvolved', /^You became a reporter after it was submitted/],
    ['made', /open your link again/],
  ] as const)('a reporter who has %s reads what is true for them', (part, sentence) => {
    expect(describeReporterLinkError(ofReport, part, null).next).toMatch(sentence);
  });
  test('a reporter is asked whether they can confirm it only if they have not answered', () => {
    for (const reason of [...reporterInvolvements, ...reportEndings]) {
      const isAsked = describeReporterLinkError(ofReport, reason, null).next.includes(
        'If you can confirm it',
      );
      expect(isAsked).toBe(reason === 'asked');
    }
  });
});

test('the link that undoes a change has reasons of its own', () => {
  for (const reason of configurationUndoErrorReasons) {
    expect(parseConfigurationUndoError(answer('not-found', { message: 'No', reason }))).toBe(reason);
    const { why, next } = describeConfigurationUndoError(ofUndo, reason);
    expect(`${why}${next}`).toMatch(/\..*\.$/);
  }
  expect(parseConfigurationUndoError(answer('not-found', { message: 'No', reason: 'released' }))).toBe(
    'unknown',
  );
  expect(parseConfigurationUndoError(answer('unavailable'))).toBeNull();
});

test('an owner learns after a release how to lock everything again', () => {
  expect(describeRefuteLinkError(ofRefutation, 'released').next).toContain('lock everything again');
});

test('only a link that we do not know is called invalid', () => {
  const ended = [...reportEndings, 'subject'] as const;
  for (const reason of ended) expect(getRefuteLinkErrorTitle(ofRefutation, reason)).not.toMatch(/^Invalid/);
  for (const reason of [...reportEndings, ...participantInvolvements])
    expect(getConfirmLinkErrorTitle(ofConfirmation, reason)).not.toMatch(/^Invalid/);
  expect(getRefuteLinkErrorTitle(ofRefutation, 'unknown')).toBe('Invalid Refute Link');
  expect(getConfirmLinkErrorTitle(ofConfirmation, 'unknown')).toBe('Invalid Confirmation Link');
});
