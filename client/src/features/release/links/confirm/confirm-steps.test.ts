import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { messages as confirmReport } from '#shared/messages/confirm-report/en.ts';
import { messages as links } from '#shared/messages/links/en.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeConfirmationEffect,
  describeConfirmationSteps,
  describeDenial,
  describeNeededConfirmations,
  describeStepsAfterDenial,
} from './confirm-steps.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const OWNER = 'olga@example.org';
const LATER = '2026-11-21T12:00:00.000Z';
const t = messagesFrom<'confirm-report'>(confirmReport);
const messages = { t, links: messagesFrom<'links'>(links) };

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
    const steps = describeConfirmationSteps(messages, { ...report, ...change }, now).join(' ');
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
      const { total, opening } = describeConfirmationEffect(t, { ...report, ...change }, now);
      for (const part of parts) expect(`${total} ${opening}`).toContain(part);
      // What has a date stays locked until then.
      expect(opening).not.toContain('Everything');
      expect(opening.includes(formatMoment(LATER))).toBe(now === NOW);
    },
  );

  test.each([NOW, after])('names no moment at %s while no warning has reached the owner', (now) => {
    const steps = describeConfirmationSteps(
      messages,
      { ...report, isDelayed: true, confirmations: 1 },
      now,
    ).join(' ');
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
      t,
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
  const whileAway = describeDenial(t, { ...askedToConfirm, awayUntil: expiresAt, expiresAt }, NOW)[0];
  expect(whileAway).toContain(`nothing opens before ${formatMoment(expiresAt)}`);
  const delayed = describeDenial(t, { ...askedToConfirm, isDelayed: true }, NOW)[0];
  expect(delayed).toContain('nothing opens for at least 7 days');
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
    describeStepsAfterDenial(t, { ...denied, ...change }, now).join(' ');

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
    expect(describeNeededConfirmations(t, { ...denied, confirmations: 1 })).toBe(
      '2 confirmations are needed. There is 1 so far; yours would be enough.',
    );
    expect(describeConfirmationEffect(t, { ...denied, confirmations: 1 }, NOW).total).toBe(
      'That makes 2 of 2.',
    );
  });
});

test('whoever confirms a report about an owner who is away reads that they have longer', () => {
  expect(
    describeConfirmationSteps(messages, { ...askedToConfirm, awayUntil: LATER, isDelayed: false }, NOW)[0],
  ).toContain('they have longer than usual');
});
