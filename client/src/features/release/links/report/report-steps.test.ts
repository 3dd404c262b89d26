import { expect, test } from 'vitest';
import { reporterInvolvements } from '#shared/contracts/report-links.ts';
import { messages as links } from '#shared/messages/links/en.ts';
import { messages as report } from '#shared/messages/report/en.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeConfirmers,
  describeLastReport,
  describePendingReportSteps,
  describeRealReportAction,
  describeReportOccasion,
  describeReportSteps,
  describeStepsAfterReport,
  explainSingleReport,
} from './report-steps.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const OWNER = 'olga@example.org';
const LATER = '2026-11-21T12:00:00.000Z';
const t = messagesFrom<'report'>(report);
const messages = { t, links: messagesFrom<'links'>(links) };

test.each([
  [
    1,
    1,
    '1 other reporter can confirm it, and we’ll ask them by email. Nothing opens until one has confirmed.',
  ],
  [
    2,
    2,
    '2 other reporters can confirm it, and we’ll ask them by email. Nothing opens until 2 have confirmed.',
  ],
  [
    3,
    1,
    '3 other reporters can confirm it, and we’ll ask them by email. Nothing opens until one has confirmed.',
  ],
  [0, 1, '1 confirmation is needed, and too few other reporters can act right now.'],
  [1, 2, '2 confirmations are needed, and too few other reporters can act right now.'],
])('with %d other reporters, %d must confirm', (others, required, words) => {
  expect(describeConfirmers(t, others, required)).toContain(words);
});

test('before the button a reporter reads who it is about, how long it takes, and when it opens at the earliest', () => {
  const steps = describeReportSteps(
    t,
    {
      ownerUsername: OWNER,
      ownerName: null,
      awayUntil: null,
      refuteTimeHours: 24,
      requiredConfirmations: 2,
      otherReporters: 3,
      answer: null,
      asksAddress: false,
      yourPart: null,
      isReleased: false,
      isSuspended: false,
      mailLanguage: null,
      lastReport: null,
      pausedUntil: null,
      pauseReason: null,
      incapacitation: null,
    },
    NOW,
  ).join(' ');
  for (const part of [
    OWNER,
    '24 hours',
    'until 2 have confirmed',
    `on ${formatMoment(LATER)} at the earliest`,
    'who submitted a report',
  ]) {
    expect(steps).toContain(part);
  }
});

test('after it they read how long the report can be refuted', () => {
  const submitted = {
    message: '',
    expiresAt: LATER,
    awayUntil: null,
    requiredConfirmations: 1,
    otherReporters: 1,
  };
  expect(describeStepsAfterReport(messages, OWNER, submitted)[0]).toContain(formatMoment(LATER));
});

test('who reported a death by mistake is not sent to the owner', () => {
  const sentences = t('mistakeConfirmed', { owner: OWNER });
  expect(sentences).toContain('tell the other reporters');
  expect(sentences).toContain('can still refute it');
  expect(sentences).not.toMatch(/(talk|speak) to olga/);
});

test.each([
  ['death', null, null, /sorry for your loss/],
  ['incapacitation', null, null, /sorry that you need this page/],
  ['death', 'expired', null, /sorry for your loss/],
  ['death', 'refuted', 'owner', null],
  ['death', 'refuted', 'reporter', null],
  ['incapacitation', 'revoked', null, null],
] as const)(
  'before a report of a(n) %s, after one that is %s (%s), the condolences are: %s',
  (type, status, refutedBy, words) => {
    const occasion = describeReportOccasion(t, type, status && { status, refutedBy, reportedAt: LATER });
    if (words) expect(occasion).toMatch(words);
    else expect(occasion).toBeNull();
  },
);

test('an owner who gave a name is called by it, because the address stands above', () => {
  const answer = { ownerUsername: OWNER, ownerName: 'Olga Owner', refuteTimeHours: 24 };
  const terms = { requiredConfirmations: 2, otherReporters: 3 };
  const steps = describeReportSteps(
    t,
    {
      ...answer,
      ...terms,
      awayUntil: null,
      answer: null,
      asksAddress: false,
      yourPart: null,
      isReleased: false,
      isSuspended: false,
      mailLanguage: null,
      lastReport: null,
      pausedUntil: null,
      pauseReason: null,
      incapacitation: null,
    },
    NOW,
  ).join(' ');
  expect(steps).toContain('Olga Owner');
  expect(steps).not.toContain(OWNER);
});

test.each([
  ['refuted', 'reporter', 'You withdrew your report of'],
  ['refuted', 'owner', 'Usually it’s the owner who answers.'],
  ['expired', null, 'You can report again here.'],
  ['revoked', null, 'someone signed in to the account of Olga Owner and locked everything again'],
] as const)(
  'a reporter who comes back reads that their last report is %s (%s)',
  (status, refutedBy, words) => {
    const names = { ownerUsername: OWNER, ownerName: 'Olga Owner' };
    const sentence = describeLastReport(t, names, { status, refutedBy, reportedAt: LATER });
    expect(sentence).toContain(words);
    expect(sentence).toContain(formatMoment(LATER));
  },
);

test.each([
  ['death', 'the link for a permanent incapacitation, but you’ve reported a death'],
  ['incapacitation', 'the link for a death, but you’ve reported a permanent incapacitation'],
] as const)('a reporter of a(n) %s reads that the other link opens nothing else', (running, words) => {
  const said = explainSingleReport(t, 'Olga', { reportType: running, confirmations: 0 });
  expect(said).toContain(words);
  expect(said).toContain('Both have the same effect');
  expect(said).toContain('withdraw this report');
  expect(explainSingleReport(t, 'Olga', { reportType: running, confirmations: 1 })).not.toContain(
    'withdraw this report',
  );
});

test('a reporter reads of their own report that the time to object is over, and not until when it was', () => {
  const running = {
    awayUntil: null,
    status: 'pending' as const,
    reportType: 'death' as const,
    reportedAt: '2026-11-20T11:00:00.000Z',
    confirmations: 1,
    requiredConfirmations: 2,
    expiresAt: LATER,
    denials: 0,
    isDelayed: false,
  };
  const stands = (now: Date) => describePendingReportSteps(messages, OWNER, running, now).join(' ');
  expect(stands(NOW)).toContain(`has until ${formatMoment(LATER)} to say`);
  expect(stands(new Date(LATER))).toContain(
    `The deadline for ${OWNER} to object has passed. They can still refute`,
  );
  expect(stands(new Date(LATER))).not.toMatch(/until|Once that time/);
  expect(stands(NOW)).toContain('1 confirmation so far; 2 are needed. ');
  const enough = (now: Date) =>
    describePendingReportSteps(messages, OWNER, { ...running, confirmations: 2 }, now).join(' ');
  expect(enough(NOW)).toContain(`2 confirmations: that’s enough.`);
  expect(enough(NOW)).toContain('to their recipients once that deadline has passed.');
  expect(enough(new Date(LATER))).toContain('to their recipients soon.');
});

test('somebody who practices while a real report is being decided reads where to go', () => {
  const said = reporterInvolvements.map((part) => describeRealReportAction(t, part));
  expect(new Set(said).size).toBe(reporterInvolvements.length);
  expect(describeRealReportAction(t, 'made')).toContain('open the link you submitted it with');
  expect(describeRealReportAction(t, 'asked')).toContain('Please use the link in that email');
});

test('whoever reports an owner who is away reads until when, and that nothing opens before they have had their time', () => {
  const steps = describeReportSteps(
    t,
    {
      ownerUsername: OWNER,
      ownerName: null,
      awayUntil: LATER,
      refuteTimeHours: 24,
      requiredConfirmations: 1,
      otherReporters: 2,
      answer: null,
      asksAddress: false,
      yourPart: null,
      isReleased: false,
      isSuspended: false,
      mailLanguage: null,
      lastReport: null,
      pausedUntil: null,
      pauseReason: null,
      incapacitation: null,
    },
    NOW,
  );
  expect(steps[0]).toContain(
    `away until ${formatMoment(LATER)}. Until then and for 24 hours more, nothing opens`,
  );
  expect(steps[2]).toContain(formatMoment(new Date(Date.parse(LATER) + 24 * 3_600_000)));
  const submitted = {
    message: '',
    expiresAt: LATER,
    awayUntil: LATER,
    requiredConfirmations: 1,
    otherReporters: 1,
  };
  expect(describeStepsAfterReport(messages, OWNER, submitted)[0]).toContain('That’s longer than usual');
});
