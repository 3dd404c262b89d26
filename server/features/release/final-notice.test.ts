import { describe, expect, it } from 'vitest';
import {
  heard,
  hours,
  report,
  stages,
  step,
  tellings,
  waiting,
  warnings,
  written,
} from '../../../tests/support/release/report-facts.ts';
import {
  newsOfEnough,
  nextStep,
  ownersTimeAsWarned,
  ownersTimeEnds,
  type Hearing,
  type WarningState,
} from './rules.ts';

describe('a final notice', () => {
  const all = (change: Partial<WarningState> = {}) =>
    warnings({ written: stages('first', 'half', 'last'), ...change });
  const late = (at: number) => report({ confirmedAt: hours(at) });

  it.each([
    ['is not needed when the owner was told up to a day before', 30, [0.1, 12, 23], 30, { kind: 'release' }],
    ['is not needed when the owner was told exactly a day before', 30, [6], 30, { kind: 'release' }],
    ['is written when the confirmation comes later', 60, [0.1, 12, 23], 60, { kind: 'warn', stage: 'final' }],
    ['leaves the owner twelve hours', 60, [60], 61, { kind: 'wait', at: hours(72) }],
    ['is over after twelve hours', 60, [60], 72, { kind: 'release' }],
    ['does not count from a time that is still to come', 60, [99], 60, { kind: 'warn', stage: 'final' }],
  ] as const)('%s', (_what, confirmedAt, told, now, expected) => {
    const warned = all({ told: tellings(...told) });
    expect(step(late(confirmedAt), heard, warned, hours(now))).toEqual(expected);
  });

  it('is written early if that delays nothing, and not if a planned warning is enough', () => {
    const long = report({ refuteTimeHours: 168, expiresAt: hours(168), confirmedAt: hours(120) });
    expect(step(long, heard, written('half'), hours(120))).toEqual({ kind: 'warn', stage: 'final' });
    const before = { ...long, confirmedAt: hours(60) };
    expect(step(before, heard, warnings(), hours(60))).toEqual({ kind: 'wait', at: hours(84) });
  });

  it('is not written if a planned warning leaves exactly the time that the owner needs', () => {
    const confirmed = report({ confirmedAt: hours(11) });
    expect(step(confirmed, heard, warnings({ told: [] }), hours(11))).toEqual({
      kind: 'wait',
      at: hours(12),
    });
  });

  it('is not put off by a planned warning that was left out, not even at its moment', () => {
    const moved = report({ refuteTimeHours: 1, expiresAt: hours(2), confirmedAt: hours(1) });
    const warned = warnings({ told: [], written: stages('first', 'last') });
    expect(step(moved, heard, warned, hours(1))).toEqual({ kind: 'warn', stage: 'final' });
  });

  it('does not wait because another warning was written shortly before', () => {
    const warned = all({ told: [], written: [...stages('first', 'half'), { stage: 'last', at: hours(55) }] });
    expect(step(late(60), heard, warned, hours(60))).toEqual({ kind: 'warn', stage: 'final' });
  });

  it('counts only the time in which the product worked', () => {
    const worked = (ms: number) => (since: Date) => hours(30).getTime() - since.getTime() - ms;
    const warned = all({ told: tellings(18) });
    expect(nextStep(report(), heard, warned, worked(0), hours(30))).toEqual({ kind: 'release' });
    expect(nextStep(report(), heard, warned, worked(3_600_000), hours(30))).toEqual({
      kind: 'wait',
      at: hours(31),
    });
  });

  it('leaves only the length of the window if that is shorter', () => {
    const brief = report({ refuteTimeHours: 2, expiresAt: hours(2), confirmedAt: hours(60) });
    expect(step(brief, heard, all({ told: tellings(60) }), hours(61))).toEqual({
      kind: 'wait',
      at: hours(62),
    });
  });

  it('holds the report as long as the notice is on its way', () => {
    const warned = all({ told: [], queued: waiting(60) });
    expect(step(late(60), heard, warned, hours(61))).toEqual({ kind: 'wait', at: hours(132) });
    expect(step(late(60), heard, warned, hours(999))).toEqual({ kind: 'wait', at: null });
  });

  it('is written again half a day after it came back', () => {
    const warned = all({ told: [], written: [...stages('half', 'last'), { stage: 'final', at: hours(60) }] });
    expect(step(late(60), heard, warned, hours(71))).toEqual({ kind: 'wait', at: hours(72) });
    expect(step(late(60), heard, warned, hours(72))).toEqual({ kind: 'warn', stage: 'final' });
  });

  it.each([
    ['the end of the window without enough confirmations', { confirmations: 1 }, [], 30, 24],
    ['no more after it, when they were told long ago', { confirmations: 1 }, [0.1], 30, 24],
    ['the rest of their time after an outage over it', { confirmations: 1 }, [20], 30, 32],
    ['the end of the window while it lasts', { confirmations: 1 }, [20], 22, 24],
    ['the whole time of the final notice before it is sent', { confirmedAt: hours(60) }, [], 60, 72],
    ['the rest of that time after it', { confirmedAt: hours(60) }, [60], 65, 72],
    ['no less than the window', { confirmedAt: hours(1) }, [0.1], 20, 24],
  ] as const)('the owner is told %s', (_what, change, told, now, end) => {
    const worked = (since: Date) => hours(now).getTime() - since.getTime();
    expect(ownersTimeEnds(report(change), warnings({ told: tellings(...told) }), worked, hours(now))).toEqual(
      hours(end),
    );
  });
});

it('the mail that enough have confirmed names the end of a window that is about to move', () => {
  const accepted = { kind: 'accepted', at: hours(20) } as const;
  const worked = (since: Date) => hours(21).getTime() - since.getTime();
  const all = warnings({ written: stages('first'), told: tellings(20) });
  expect(newsOfEnough(report({ confirmedAt: hours(21) }), accepted, all, worked, hours(21))).toEqual(
    hours(44),
  );
});

describe('a warning', () => {
  const worked = (since: Date) => hours(30).getTime() - since.getTime();
  const says = (change: object, hearing: Hearing) =>
    ownersTimeAsWarned(report(change), hearing, warnings({ told: [] }), worked, hours(30));
  it.each([
    ['the whole window that begins with it, if no other was heard', {}, { kind: 'unheard' }, 54],
    ['half a day, if the window is over', {}, heard, 42],
    ['the end of the window, if it lasts longer', { refuteTimeHours: 72, expiresAt: hours(72) }, heard, 72],
    ['the longer window of a mailbox that refuses', {}, { kind: 'refused', takenAt: null }, 72],
  ] as const)('names %s', (_what, change, hearing, end) => {
    expect(says(change, hearing)).toEqual(hours(end));
  });
});

describe('the mail that enough reporters have confirmed', () => {
  const all = (...told: number[]) =>
    warnings({ written: stages('first', 'half', 'last'), told: tellings(...told) });
  it.each([
    ['names the end of the window', 1, written(), 24],
    ['names the later end if the owner was told too late for the window', 30, all(23), 35],
    ['is not written after the end of the owner’s time', 30, all(12, 23), null],
    ['makes room for the final notice that is due now', 60, all(0.1, 12, 23), null],
    ['makes room for a reminder that is due now', 12, written(), null],
  ] as const)('%s', (_what, at, warned, end) => {
    const worked = (since: Date) => hours(at).getTime() - since.getTime();
    const news = newsOfEnough(report({ confirmedAt: hours(at) }), heard, warned, worked, hours(at));
    expect(news).toEqual(end === null ? null : hours(end));
  });
});
