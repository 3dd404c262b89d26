import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { reporterInvolvements, type ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatMoment } from '#client/lib/dates.ts';
import {
  describeConfirmationEffect,
  describeDenial,
  describeMistakeAfterConfirmation,
  describeNeededConfirmations,
  describeReportOccasion,
  describeStepsAfterDenial,
  describeLastReport,
  describeOtherDenials,
  describeStepsAfterReport,
  describeConfirmationSteps,
  describeReportSteps,
  describePendingReportSteps,
  describeRealReportAction,
  describeConfirmers,
  explainSingleReport,
} from './report-steps.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const OWNER = 'olga@example.org';
const LATER = '2026-11-21T12:00:00.000Z';

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
  expect(describeConfirmers(others, required)).toContain(words);
});

test('before the button a reporter reads who it is about, how long it takes, and when it opens at the earliest', () => {
  const steps = describeReportSteps(
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
  expect(describeStepsAfterReport(OWNER, submitted)[0]).toContain(formatMoment(LATER));
});

const askedToConfirm: ConfirmTokenResponse = {
  awayUntil: null,
  ownerUsername: OWNER,
  ownerName: null,
  reportType: 'death' as const,
  reporterEmail: 'ana@example.org',
  reportedAt: '2026-11-20T11:00:00.000Z',
  expiresAt: LATER,
  requiredConfirmations: 2,
  confirmations: 0,
  alreadyConfirmed: false,
  hasDenied: false,
  canDeny: true,
  denials: 0,
  status: 'pending' as const,
  refutedBy: null,
  isDelayed: false,
  hasDeclined: false,
};

describe('what a confirmation does', () => {
  const report = askedToConfirm;
  const after = new Date('2026-11-22T00:00:00Z');
  test.each([
    [
      'the first, in time',
      { confirmations: 0 },
      NOW,
      ['There are none yet', 'number 1', formatMoment(LATER)],
    ],
    [
      'the last, in time',
      { confirmations: 1 },
      NOW,
      ['There is 1 so far', 'yours would be enough', formatMoment(LATER)],
    ],
    [
      'one more than needed',
      { confirmations: 2 },
      NOW,
      ['There are 2 so far', 'that’s enough', `Unless ${OWNER} objects`, formatMoment(LATER)],
    ],
    [
      'one more than needed, after the time',
      { confirmations: 2 },
      after,
      ['that’s enough', `Unless ${OWNER} objects`, 'to their recipients soon.'],
    ],
    [
      'the first, after the time',
      { confirmations: 0 },
      after,
      ['With the last confirmation', 'immediately, or a few hours later if we have to warn'],
    ],
    [
      'the last, after the time',
      { confirmations: 1 },
      after,
      ['With your confirmation', 'immediately, or a few hours later if we have to warn'],
    ],
  ])('%s', (_name, change, now, parts) => {
    const steps = describeConfirmationSteps({ ...report, ...change }, now).join(' ');
    for (const part of parts) expect(steps).toContain(part);
    if (now === NOW) expect(steps).not.toContain('at once');
    expect(steps.includes('If enough reporters') || steps.includes('confirmation, what')).toBe(
      !parts.includes(`Unless ${OWNER} objects`),
    );
  });

  test.each([
    [
      'one of two',
      {},
      NOW,
      'That makes 1 of 2.',
      `once enough have confirmed, but not before ${formatMoment(LATER)}.`,
    ],
    ['the last', { confirmations: 1 }, NOW, 'That makes 2 of 2.', `unless ${OWNER} objects, but not before`],
    ['one more', { confirmations: 2 }, NOW, 'That makes 3, and 2 are needed.', `unless ${OWNER} objects`],
    ['one of two, after the time', {}, after, 'That makes 1 of 2.', 'open once enough have confirmed.'],
    [
      'the last, after the time',
      { confirmations: 1 },
      after,
      '2 of 2.',
      'If we have to warn them again, it will take a few more hours.',
    ],
  ])(
    'when %s is counted, the page says how many there are, and when it opens',
    (_which, change, now, ...parts) => {
      const { total, opening } = describeConfirmationEffect({ ...report, ...change }, now);
      for (const part of parts) expect(`${total} ${opening}`).toContain(part);
      // What has a date stays locked until then.
      expect(opening).not.toContain('Everything');
      expect(opening.includes(formatMoment(LATER))).toBe(now === NOW);
    },
  );

  test.each([NOW, after])('names no moment at %s while no warning has reached the owner', (now) => {
    const steps = describeConfirmationSteps({ ...report, isDelayed: true, confirmations: 1 }, now).join(' ');
    expect(steps).toContain(`hasn’t reached ${OWNER} yet`);
    for (const untrue of ['We’ve warned', 'immediately', formatMoment(LATER)])
      expect(steps).not.toContain(untrue);
  });
});

test.each([
  [0, 1, false, ['2 confirmations are needed instead of 1', `Only ${OWNER} can do that, or the person who`]],
  [1, 2, false, ['3 confirmations are needed instead of 2', `Only ${OWNER} can do that.`]],
  [1, 1, true, ['2 confirmations are needed instead of 1. Yours no longer counts.', 'or the person who']],
  [3, 2, true, ['3 confirmations are needed instead of 2. Yours no longer', `Only ${OWNER} can do that.`]],
] as const)(
  'with %i of %i confirmations (their own: %s), who believes that it is not true reads what saying so does',
  (confirmations, requiredConfirmations, alreadyConfirmed, parts) => {
    const sentences = describeDenial(
      {
        ...askedToConfirm,
        confirmations,
        requiredConfirmations,
        alreadyConfirmed,
      },
      NOW,
    ).join(' ');
    const inSevenDays = `nothing opens before ${formatMoment(new Date(NOW.getTime() + 7 * DAY_MS))}`;
    for (const part of [...parts, 'tell us here', 'right away', 'they may guess', inSevenDays])
      expect(sentences).toContain(part);
    expect(sentences).toContain(`try to reach ${OWNER} yourself`);
    expect(sentences.includes('no longer counts')).toBe(alreadyConfirmed);
  },
);

test('a denial names the real earliest time, also if the owner is away for longer or was not warned yet', () => {
  const expiresAt = new Date(NOW.getTime() + 40 * DAY_MS).toISOString();
  const whileAway = describeDenial({ ...askedToConfirm, awayUntil: expiresAt, expiresAt }, NOW)[0];
  expect(whileAway).toContain(`nothing opens before ${formatMoment(expiresAt)}`);
  const delayed = describeDenial({ ...askedToConfirm, isDelayed: true }, NOW)[0];
  expect(delayed).toContain('nothing opens for at least 7 days');
});

test('who reported a death by mistake is not sent to the owner', () => {
  const sentences = describeMistakeAfterConfirmation(OWNER);
  expect(sentences).toContain('tell the other reporters');
  expect(sentences).toContain('can still refute it');
  expect(sentences).not.toMatch(/(talk|speak) to olga/);
});

describe('whoever said that it is not true', () => {
  const denied = {
    ...askedToConfirm,
    ownerName: 'Olga',
    requiredConfirmations: 3,
    hasDenied: true,
    canDeny: false,
    denials: 1,
  };
  const read = (change: Partial<typeof denied>, now = NOW) =>
    describeStepsAfterDenial({ ...denied, ...change }, now).join(' ');

  test.each([
    ['while nobody has confirmed', {}, 'and ana@example.org can withdraw it. If you can, please try'],
    ['after one confirmation', { confirmations: 1 }, 'with one click in our email. If you can, please try'],
    [
      'before enough have confirmed',
      { confirmations: 1 },
      'If enough of the others confirm and Olga doesn’t object',
    ],
    [
      'when enough have confirmed',
      { confirmations: 3 },
      'Enough of the others have confirmed. Unless Olga objects',
    ],
    ['before the deadline', {}, `That will be on ${formatMoment(LATER)} at the earliest.`],
    ['while no warning has arrived', { isDelayed: true }, 'Our warning hasn’t reached Olga yet'],
    ['when another one says so', { denials: 2 }, 'One of the others we asked says it isn’t true, too.'],
    [
      'just now, when another one had',
      { hasDenied: false },
      'One of the others we asked says it isn’t true, too.',
    ],
  ])('reads what can still happen %s', (_when, change, words) => {
    expect(read(change)).toContain(words);
    expect(read(change)).toContain('Your answer gives everyone time, but it doesn’t end the report.');
    expect(read(change)).toContain('3 confirmations are needed now.');
    expect(read(change)).toContain('We’ll email you once there’s a decision.');
    expect(read(change)).not.toMatch(/sorry|loss/);
  });

  test('reads no moment that has passed or isn’t known', () => {
    expect(read({}, new Date(LATER))).not.toContain('at the earliest');
    expect(read({ isDelayed: true })).not.toMatch(/at the earliest|one click/);
    expect(read({})).not.toContain('too.');
  });

  test('reads that confirming would withdraw it', () => {
    expect(describeNeededConfirmations({ ...denied, confirmations: 1 })).toBe(
      '2 confirmations are needed. There is 1 so far; yours would be enough.',
    );
    expect(describeConfirmationEffect({ ...denied, confirmations: 1 }, NOW).total).toBe('That makes 2 of 2.');
  });
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
    const occasion = describeReportOccasion(type, status && { status, refutedBy, reportedAt: LATER });
    if (words) expect(occasion).toMatch(words);
    else expect(occasion).toBeNull();
  },
);

test('an owner who gave a name is called by it, because the address stands above', () => {
  const answer = { ownerUsername: OWNER, ownerName: 'Olga Owner', refuteTimeHours: 24 };
  const terms = { requiredConfirmations: 2, otherReporters: 3 };
  const steps = describeReportSteps(
    {
      ...answer,
      ...terms,
      awayUntil: null,
      answer: null,
      asksAddress: false,
      yourPart: null,
      isReleased: false,
      isSuspended: false,
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
    const sentence = describeLastReport(names, { status, refutedBy, reportedAt: LATER });
    expect(sentence).toContain(words);
    expect(sentence).toContain(formatMoment(LATER));
  },
);

test.each([
  ['death', 'the link for a permanent incapacitation, but you’ve reported a death'],
  ['incapacitation', 'the link for a death, but you’ve reported a permanent incapacitation'],
] as const)('a reporter of a(n) %s reads that the other link opens nothing else', (running, words) => {
  const said = explainSingleReport('Olga', { reportType: running, confirmations: 0 });
  expect(said).toContain(words);
  expect(said).toContain('Both have the same effect');
  expect(said).toContain('withdraw this report');
  expect(explainSingleReport('Olga', { reportType: running, confirmations: 1 })).not.toContain(
    'withdraw this report',
  );
});

test.each([
  [0, false, null],
  [1, true, null],
  [1, false, 'One of the others we asked says it isn’t true'],
  [3, true, '2 of the others we asked say it isn’t true'],
])('of %d who say that it is not true (the reader: %s) the page says: %s', (denials, hasDenied, words) => {
  expect(describeOtherDenials({ denials, hasDenied })).toBe(words);
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
  const stands = (now: Date) => describePendingReportSteps(OWNER, running, now).join(' ');
  expect(stands(NOW)).toContain(`has until ${formatMoment(LATER)} to say`);
  expect(stands(new Date(LATER))).toContain(
    `The deadline for ${OWNER} to object has passed. They can still refute`,
  );
  expect(stands(new Date(LATER))).not.toMatch(/until|Once that time/);
  expect(stands(NOW)).toContain('1 confirmation so far; 2 are needed. ');
  const enough = (now: Date) =>
    describePendingReportSteps(OWNER, { ...running, confirmations: 2 }, now).join(' ');
  expect(enough(NOW)).toContain(`2 confirmations: that’s enough.`);
  expect(enough(NOW)).toContain('to their recipients once that deadline has passed.');
  expect(enough(new Date(LATER))).toContain('to their recipients soon.');
});

test('somebody who practices while a real report is being decided reads where to go', () => {
  const said = reporterInvolvements.map(describeRealReportAction);
  expect(new Set(said).size).toBe(reporterInvolvements.length);
  expect(describeRealReportAction('made')).toContain('open the link you submitted it with');
  expect(describeRealReportAction('asked')).toContain('Please use the link in that email');
});

test('whoever reports an owner who is away reads until when, and that nothing opens before they have had their time', () => {
  const steps = describeReportSteps(
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
  expect(describeStepsAfterReport(OWNER, submitted)[0]).toContain('That’s longer than usual');
  expect(
    describeConfirmationSteps({ ...askedToConfirm, awayUntil: LATER, isDelayed: false }, NOW)[0],
  ).toContain('they have longer than usual');
});
