import { describe, expect, it } from 'vitest';
import {
  summarizeWarnings as summarizeWays,
  type WarningDelivery,
  type WarningFacts,
  type WarningWayFacts,
} from './warning-rules.ts';
import {
  acceptedDelivery,
  hoursAfterReportStart,
  createReportState,
  createWarningStages,
  computeReleaseStep,
  createWaitingWarning,
  createWarningState,
  decideTestReport,
} from '#tests/support/release/report-facts.ts';

/** Warnings that were sent one way each. */
const summarizeWarnings = (warnings: readonly WarningFacts[], now: Date) =>
  summarizeWays(
    warnings.map((warning, number) => ({ ...warning, number })),
    now,
  );
const getDelivery = (...given: Parameters<typeof summarizeWarnings>) => summarizeWarnings(...given).delivery;

describe('of several warnings', () => {
  const warning = (change: Partial<WarningFacts>): WarningFacts => ({
    stage: 'first',
    state: 'queued',
    createdAt: hoursAfterReportStart(0),
    acceptedAt: null,
    refusedAt: null,
    takenAt: null,
    lastAttemptAt: null,
    ...change,
  });
  const accepted = warning({ state: 'accepted', acceptedAt: hoursAfterReportStart(1) });
  const refused = warning({ state: 'failed', refusedAt: hoursAfterReportStart(1) });
  const half = warning({ stage: 'half', createdAt: hoursAfterReportStart(12) });
  const last = warning({ stage: 'last', createdAt: hoursAfterReportStart(23) });

  it('the state names what was written, since when the latest waits, and when the owner was told', () => {
    expect(summarizeWarnings([accepted, half, last], hoursAfterReportStart(24))).toEqual({
      delivery: { kind: 'accepted', at: hoursAfterReportStart(1) },
      written: [
        { stage: 'first', at: hoursAfterReportStart(0) },
        { stage: 'half', at: hoursAfterReportStart(12) },
        { stage: 'last', at: hoursAfterReportStart(23) },
      ],
      queued: { since: hoursAfterReportStart(23), triedAt: null },
      outcomes: [{ tried: hoursAfterReportStart(1), at: hoursAfterReportStart(1) }],
    });
    expect(summarizeWarnings([refused], hoursAfterReportStart(2))).toMatchObject({
      queued: null,
      outcomes: [{ tried: hoursAfterReportStart(1), at: hoursAfterReportStart(1) }],
    });
  });

  it('one that cannot be read told nobody, refuses nothing, and is written again at once, but not without end', () => {
    const unreadable = warning({ state: 'unreadable' });
    const after = (...some: WarningFacts[]) => {
      const now = hoursAfterReportStart(80);
      const { delivery, ...others } = summarizeWarnings(some, now);
      return [delivery, others] as const;
    };
    const [delivery, once] = after(unreadable);
    expect(delivery).toEqual({ kind: 'undelivered' });
    expect(once).toEqual({ written: [], queued: null, outcomes: [] });
    expect(computeReleaseStep(createReportState(), delivery, once, hoursAfterReportStart(0.2))).toEqual({
      kind: 'warn',
      stage: 'first',
    });
    const [, often] = after(unreadable, unreadable, unreadable);
    expect(computeReleaseStep(createReportState(), delivery, often, hoursAfterReportStart(0.2))).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(12),
    });
    // If a mailbox rejects the next one, that rejection decides as usual.
    expect(after(unreadable, refused)[0]).toMatchObject({ kind: 'refused' });
    expect(after(unreadable, accepted)[0]).toEqual({ kind: 'accepted', at: hoursAfterReportStart(1) });
  });

  it('those that wait were tried when the one was that was tried longest ago', () => {
    const state = (one: number | null, other: number) =>
      summarizeWarnings(
        [
          { ...half, lastAttemptAt: one === null ? null : hoursAfterReportStart(one) },
          { ...last, lastAttemptAt: hoursAfterReportStart(other) },
        ],
        hoursAfterReportStart(200),
      ).queued;
    expect(state(100, 99)).toEqual({ since: hoursAfterReportStart(23), triedAt: hoursAfterReportStart(99) });
    expect(state(null, 99)).toEqual({ since: hoursAfterReportStart(23), triedAt: null });
    // The clock was ahead, and has been set back since.
    expect(state(201, 99)).toEqual({ since: hoursAfterReportStart(23), triedAt: null });
  });

  it('a refused one decides nothing before another was tried after those three days', () => {
    expect(
      getDelivery(
        [refused, { ...half, lastAttemptAt: hoursAfterReportStart(83.9) }],
        hoursAfterReportStart(999),
      ),
    ).toEqual({
      kind: 'undelivered',
    });
    expect(getDelivery([refused, half], hoursAfterReportStart(999))).toEqual({ kind: 'undelivered' });
    const triedAhead = { ...half, lastAttemptAt: hoursAfterReportStart(500) };
    expect(getDelivery([refused, triedAhead], hoursAfterReportStart(200))).toEqual({ kind: 'undelivered' });
  });

  it('the first accepted one counts as delivered, whatever became of the others', () => {
    const later = warning({ state: 'accepted', acceptedAt: hoursAfterReportStart(13) });
    expect(getDelivery([refused, later, accepted], hoursAfterReportStart(14))).toEqual({
      kind: 'accepted',
      at: hoursAfterReportStart(1),
    });
  });

  it('a refused one decides nothing while another is being sent, for three days', () => {
    const tried = (at: number) => ({ ...half, lastAttemptAt: hoursAfterReportStart(at) });
    expect(getDelivery([refused, tried(83)], hoursAfterReportStart(83))).toEqual({ kind: 'undelivered' });
    expect(getDelivery([refused, tried(84)], hoursAfterReportStart(84))).toEqual({
      kind: 'refused',
      takenAt: null,
    });
  });
});

it.each([
  ['while no warning was delivered', { kind: 'undelivered' }, null, 1, true],
  ['not once the owner has heard', acceptedDelivery, null, 30, false],
  ['when a final notice does not leave for a day', acceptedDelivery, createWaitingWarning(30), 54, true],
  ['not before', acceptedDelivery, createWaitingWarning(30), 53, false],
] as const)('an owner cannot be told %s', (_what, delivery, queued, now, expected) => {
  const warned = { written: [], outcomes: [], queued };
  const decision = decideTestReport(createReportState(), delivery, warned, hoursAfterReportStart(now));
  expect(decision.isOwnerUnreachable).toBe(expected);
});

it.each([
  ['while a confirmation is missing', { confirmations: 1 }, 99, false],
  ['before the end of the window', { expiresAt: hoursAfterReportStart(100) }, 99, false],
  ['from the end of the window on', { expiresAt: hoursAfterReportStart(99) }, 99, true],
  ['with more confirmations than needed', { confirmations: 3 }, 99, true],
])('a warning that does not leave matters or not %s', (_what, change, now, expected) => {
  const warned = { written: [], outcomes: [], queued: createWaitingWarning(0) };
  const decision = decideTestReport(
    createReportState(change),
    acceptedDelivery,
    warned,
    hoursAfterReportStart(now),
  );
  expect(decision.isOwnerUnreachable).toBe(expected);
});

it.each([
  ['not within ten minutes', { kind: 'undelivered' }, 10 / 60, false],
  ['after ten minutes without a delivered warning', { kind: 'undelivered' }, 11 / 60, true],
  ['not once the owner has heard', acceptedDelivery, 99, false],
] as const)('a report is delayed %s', (_what, delivery, now, expected) => {
  const decision = decideTestReport(
    createReportState(),
    delivery,
    createWarningState(),
    hoursAfterReportStart(now),
  );
  expect(decision.isDelayed).toBe(expected);
});

describe('a warning that came back', () => {
  it('is written again after half a day while no warning was delivered', () => {
    const undelivered: WarningDelivery = { kind: 'undelivered' };
    expect(
      computeReleaseStep(
        createReportState(),
        undelivered,
        createWarningState({ outcomes: [] }),
        hoursAfterReportStart(11),
      ),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(12),
    });
    expect(
      computeReleaseStep(
        createReportState(),
        undelivered,
        createWarningState({ outcomes: [] }),
        hoursAfterReportStart(12),
      ),
    ).toEqual({
      kind: 'warn',
      stage: 'first',
    });
  });

  const returned = {
    stage: 'first' as const,
    state: 'failed' as const,
    createdAt: hoursAfterReportStart(0),
    acceptedAt: null,
    refusedAt: null,
    takenAt: hoursAfterReportStart(0.1),
    lastAttemptAt: hoursAfterReportStart(0.1),
  };

  it('counts as rejected after three days, and never as delivered', () => {
    expect(getDelivery([returned], hoursAfterReportStart(71))).toEqual({ kind: 'undelivered' });
    expect(getDelivery([returned], hoursAfterReportStart(72))).toEqual({
      kind: 'refused',
      takenAt: hoursAfterReportStart(0.1),
    });
    expect(summarizeWarnings([returned], hoursAfterReportStart(71)).outcomes).toEqual([]);
    expect(summarizeWarnings([returned], hoursAfterReportStart(80)).outcomes).toEqual([
      { tried: hoursAfterReportStart(0.1), at: hoursAfterReportStart(72) },
    ]);
  });

  it('counts as told at its acceptance, and begins the last half day at its return', () => {
    const { outcomes: told } = summarizeWarnings(
      [{ ...returned, refusedAt: hoursAfterReportStart(40) }],
      hoursAfterReportStart(50),
    );
    const all = createWarningState({ written: createWarningStages('first', 'half', 'last'), outcomes: told });
    const late = createReportState({
      expiresAt: hoursAfterReportStart(24),
      confirmedAt: hoursAfterReportStart(45),
    });
    expect(computeReleaseStep(late, acceptedDelivery, all, hoursAfterReportStart(46))).toEqual({
      kind: 'warn',
      stage: 'final',
    });
    expect(
      computeReleaseStep(
        { ...late, confirmedAt: hoursAfterReportStart(2) },
        acceptedDelivery,
        all,
        hoursAfterReportStart(46),
      ),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(52),
    });
  });

  it('never ends the window earlier than if it had not come back', () => {
    const long = createReportState({ refuteTimeHours: 31, expiresAt: hoursAfterReportStart(31) });
    const refused: WarningDelivery = { kind: 'refused', takenAt: hoursAfterReportStart(73) };
    expect(computeReleaseStep(long, refused, createWarningState(), hoursAfterReportStart(74))).toEqual({
      kind: 'move-window',
      expiresAt: hoursAfterReportStart(104),
    });
  });
});

describe('a warning that was sent two ways', () => {
  const way = (change: Partial<WarningWayFacts>): WarningWayFacts => ({
    stage: 'first',
    number: 0,
    state: 'queued',
    createdAt: hoursAfterReportStart(0),
    acceptedAt: null,
    refusedAt: null,
    takenAt: null,
    lastAttemptAt: null,
    ...change,
  });
  const accepted = (at: number) => way({ state: 'accepted', acceptedAt: hoursAfterReportStart(at) });
  const refused = (at: number) => way({ state: 'failed', refusedAt: hoursAfterReportStart(at) });
  const queued = (at: number | null) =>
    way({ lastAttemptAt: at === null ? null : hoursAfterReportStart(at) });
  const after = (hours: number, ...ways: WarningWayFacts[]) =>
    summarizeWays(ways, hoursAfterReportStart(hours));

  it('was delivered with the first way that was accepted, whatever becomes of the other', () => {
    const bounced = way({ state: 'failed', takenAt: hoursAfterReportStart(50) });
    for (const other of [queued(1), refused(1), accepted(5), bounced, way({ state: 'unreadable' })])
      for (const ways of [
        [accepted(2), other],
        [other, accepted(2)],
      ])
        expect(after(99, ...ways)).toMatchObject({
          delivery: { kind: 'accepted', at: hoursAfterReportStart(2) },
          written: [{ stage: 'first', at: hoursAfterReportStart(0) }],
          queued: null,
          outcomes: [{ tried: hoursAfterReportStart(2), at: hoursAfterReportStart(2) }],
        });
  });

  it('is rejected only once both ways are, however long the other takes, and counts from the later rejection', () => {
    for (const hours of [2, 73, 999]) {
      const waits = after(hours, refused(1), queued(hours));
      expect(waits).toMatchObject({ delivery: { kind: 'undelivered' }, outcomes: [] });
      expect(waits.queued).not.toBeNull();
    }
    expect(after(999, refused(1), refused(40))).toMatchObject({
      delivery: { kind: 'refused', takenAt: null },
      queued: null,
      outcomes: [{ tried: hoursAfterReportStart(40), at: hoursAfterReportStart(40) }],
    });
  });

  it('was rejected after three days if one way was given up without a rejection', () => {
    const givenUp = way({ state: 'failed' });
    expect(after(71, refused(1), givenUp).delivery).toEqual({ kind: 'undelivered' });
    expect(after(72, refused(1), givenUp)).toMatchObject({
      delivery: { kind: 'refused' },
      outcomes: [{ at: hoursAfterReportStart(72) }],
    });
  });

  it('is sent again at once if one way cannot be read and the other was rejected', () => {
    expect(after(2, way({ state: 'unreadable' }), refused(1))).toMatchObject({
      delivery: { kind: 'undelivered' },
      written: [],
    });
  });
});
