import { describe, expect, it } from 'vitest';
import {
  acceptedDelivery,
  hoursAfterReportStart,
  createReportFacts,
  createReportState,
  createWarningStages,
  computeReleaseStep,
  createDeliveries,
  createWaitingWarning,
  createWarningState,
  createWrittenWarnings,
  decideTestReport,
  type TestWarnings,
} from '#tests/support/release/report-facts.ts';
import { decideReport, findQuorumNoticeDeadline, getOwnerDeadlineIfWarnedNow } from './rules.ts';
import type { WarningDelivery } from './warning-rules.ts';

describe('a final notice', () => {
  const all = (change: Partial<TestWarnings> = {}) =>
    createWarningState({ written: createWarningStages('first', 'half', 'last'), ...change });
  const late = (at: number) => createReportState({ confirmedAt: hoursAfterReportStart(at) });

  it.each([
    ['is not needed when the owner was told up to a day before', 30, [0.1, 12, 23], 30, { kind: 'release' }],
    ['is not needed when the owner was told exactly a day before', 30, [6], 30, { kind: 'release' }],
    ['is written when the confirmation comes later', 60, [0.1, 12, 23], 60, { kind: 'warn', stage: 'final' }],
    ['leaves the owner twelve hours', 60, [60], 61, { kind: 'wait', at: hoursAfterReportStart(72) }],
    ['is over after twelve hours', 60, [60], 72, { kind: 'release' }],
    ['does not count from a time that is still to come', 60, [99], 60, { kind: 'warn', stage: 'final' }],
  ] as const)('%s', (_what, confirmedAt, told, now, expected) => {
    const warned = all({ outcomes: createDeliveries(...told) });
    expect(
      computeReleaseStep(late(confirmedAt), acceptedDelivery, warned, hoursAfterReportStart(now)),
    ).toEqual(expected);
  });

  it('is written early if that delays nothing, and not if a planned warning is enough', () => {
    const long = createReportState({
      refuteTimeHours: 168,
      expiresAt: hoursAfterReportStart(168),
      confirmedAt: hoursAfterReportStart(120),
    });
    expect(
      computeReleaseStep(long, acceptedDelivery, createWrittenWarnings('half'), hoursAfterReportStart(120)),
    ).toEqual({
      kind: 'warn',
      stage: 'final',
    });
    const before = { ...long, confirmedAt: hoursAfterReportStart(60) };
    expect(
      computeReleaseStep(before, acceptedDelivery, createWarningState(), hoursAfterReportStart(60)),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(84),
    });
  });

  it('is not written if a planned warning leaves exactly the time that the owner needs', () => {
    const confirmed = createReportState({ confirmedAt: hoursAfterReportStart(11) });
    expect(
      computeReleaseStep(
        confirmed,
        acceptedDelivery,
        createWarningState({ outcomes: [] }),
        hoursAfterReportStart(11),
      ),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(12),
    });
  });

  it('is not put off by a planned warning that was left out, not even at its moment', () => {
    const moved = createReportState({
      refuteTimeHours: 1,
      expiresAt: hoursAfterReportStart(2),
      confirmedAt: hoursAfterReportStart(1),
    });
    const warned = createWarningState({ outcomes: [], written: createWarningStages('first', 'last') });
    expect(computeReleaseStep(moved, acceptedDelivery, warned, hoursAfterReportStart(1))).toEqual({
      kind: 'warn',
      stage: 'final',
    });
  });

  it('does not wait because another warning was written shortly before', () => {
    const warned = all({
      outcomes: [],
      written: [...createWarningStages('first', 'half'), { stage: 'last', at: hoursAfterReportStart(55) }],
    });
    expect(computeReleaseStep(late(60), acceptedDelivery, warned, hoursAfterReportStart(60))).toEqual({
      kind: 'warn',
      stage: 'final',
    });
  });

  it('counts only the time in which the product worked', () => {
    const warned = all({ outcomes: createDeliveries(18) });
    const facts = createReportFacts(createReportState(), acceptedDelivery, warned, hoursAfterReportStart(30));
    expect(decideReport(facts, hoursAfterReportStart(30)).step).toEqual({ kind: 'release' });
    const afterOutage = { ...facts, uptimeMs: (since: Date) => facts.uptimeMs(since) - 3_600_000 };
    expect(decideReport(afterOutage, hoursAfterReportStart(30)).step).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(31),
    });
  });

  it('leaves only the length of the window if that is shorter', () => {
    const brief = createReportState({
      refuteTimeHours: 2,
      expiresAt: hoursAfterReportStart(2),
      confirmedAt: hoursAfterReportStart(60),
    });
    expect(
      computeReleaseStep(
        brief,
        acceptedDelivery,
        all({ outcomes: createDeliveries(60) }),
        hoursAfterReportStart(61),
      ),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(62),
    });
  });

  it('holds the report as long as the notice is on its way', () => {
    const warned = all({ outcomes: [], queued: createWaitingWarning(60) });
    expect(computeReleaseStep(late(60), acceptedDelivery, warned, hoursAfterReportStart(61))).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(132),
    });
    expect(computeReleaseStep(late(60), acceptedDelivery, warned, hoursAfterReportStart(999))).toEqual({
      kind: 'wait',
      at: null,
    });
  });

  it('is written again half a day after it came back', () => {
    const warned = all({
      outcomes: [],
      written: [...createWarningStages('half', 'last'), { stage: 'final', at: hoursAfterReportStart(60) }],
    });
    expect(computeReleaseStep(late(60), acceptedDelivery, warned, hoursAfterReportStart(71))).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(72),
    });
    expect(computeReleaseStep(late(60), acceptedDelivery, warned, hoursAfterReportStart(72))).toEqual({
      kind: 'warn',
      stage: 'final',
    });
  });

  it.each([
    ['the end of the window without enough confirmations', { confirmations: 1 }, [], 30, 24],
    ['no more after it, when they were told long ago', { confirmations: 1 }, [0.1], 30, 24],
    ['the rest of their time after an outage over it', { confirmations: 1 }, [20], 30, 32],
    ['the end of the window while it lasts', { confirmations: 1 }, [20], 22, 24],
    [
      'the whole time of the final notice before it is sent',
      { confirmedAt: hoursAfterReportStart(60) },
      [],
      60,
      72,
    ],
    ['the rest of that time after it', { confirmedAt: hoursAfterReportStart(60) }, [60], 65, 72],
    ['no less than the window', { confirmedAt: hoursAfterReportStart(1) }, [0.1], 20, 24],
  ] as const)('the owner is told %s', (_what, change, told, now, end) => {
    const warned = createWarningState({ outcomes: createDeliveries(...told) });
    const { ownerDeadline } = decideTestReport(
      createReportState(change),
      acceptedDelivery,
      warned,
      hoursAfterReportStart(now),
    );
    expect(ownerDeadline).toEqual(hoursAfterReportStart(end));
  });
});

it('the mail that enough have confirmed names the end of a window that is about to move', () => {
  const accepted = { kind: 'accepted', at: hoursAfterReportStart(20) } as const;
  const all = createWarningState({ written: createWarningStages('first'), outcomes: createDeliveries(20) });
  const facts = createReportFacts(
    createReportState({ confirmedAt: hoursAfterReportStart(21) }),
    accepted,
    all,
    hoursAfterReportStart(21),
  );
  expect(findQuorumNoticeDeadline(facts, hoursAfterReportStart(21))).toEqual(hoursAfterReportStart(44));
});

describe('a warning', () => {
  const says = (change: object, delivery: WarningDelivery) =>
    getOwnerDeadlineIfWarnedNow(
      createReportFacts(
        createReportState(change),
        delivery,
        createWarningState({ outcomes: [] }),
        hoursAfterReportStart(30),
      ),
      hoursAfterReportStart(30),
    );
  it.each([
    ['the whole window that begins with it, if no other was delivered', {}, { kind: 'undelivered' }, 54],
    ['half a day, if the window is over', {}, acceptedDelivery, 42],
    [
      'the end of the window, if it lasts longer',
      { refuteTimeHours: 72, expiresAt: hoursAfterReportStart(72) },
      acceptedDelivery,
      72,
    ],
    ['the longer window of a mailbox that refuses', {}, { kind: 'refused', takenAt: null }, 72],
  ] as const)('names %s', (_what, change, delivery, end) => {
    expect(says(change, delivery)).toEqual(hoursAfterReportStart(end));
  });
});

describe('the mail that enough reporters have confirmed', () => {
  const all = (...told: number[]) =>
    createWarningState({
      written: createWarningStages('first', 'half', 'last'),
      outcomes: createDeliveries(...told),
    });
  it.each([
    ['names the end of the window', 1, createWrittenWarnings(), 24],
    ['names the later end if the owner was told too late for the window', 30, all(23), 35],
    ['is not written after the end of the owner’s time', 30, all(12, 23), null],
    ['makes room for the final notice that is due now', 60, all(0.1, 12, 23), null],
    ['makes room for a reminder that is due now', 12, createWrittenWarnings(), null],
  ] as const)('%s', (_what, at, warned, end) => {
    const facts = createReportFacts(
      createReportState({ confirmedAt: hoursAfterReportStart(at) }),
      acceptedDelivery,
      warned,
      hoursAfterReportStart(at),
    );
    expect(findQuorumNoticeDeadline(facts, hoursAfterReportStart(at))).toEqual(
      end === null ? null : hoursAfterReportStart(end),
    );
  });
});
