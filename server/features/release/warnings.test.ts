import { describe, expect, it } from 'vitest';
import { hearingOf, isDelayed, isUntold, warningState, type Hearing, type WarningFacts } from './rules.ts';
import {
  heard,
  hours,
  report,
  stages,
  step,
  waiting,
  warnings,
} from '../../../tests/support/release/report-facts.ts';

describe('of several warnings', () => {
  const warning = (change: Partial<WarningFacts>): WarningFacts => ({
    stage: 'first',
    state: 'queued',
    createdAt: hours(0),
    acceptedAt: null,
    refusedAt: null,
    takenAt: null,
    lastAttemptAt: null,
    ...change,
  });
  const accepted = warning({ state: 'accepted', acceptedAt: hours(1) });
  const refused = warning({ state: 'failed', refusedAt: hours(1) });
  const half = warning({ stage: 'half', createdAt: hours(12) });
  const last = warning({ stage: 'last', createdAt: hours(23) });

  it('the state names what was written, since when the latest waits, and when the owner was told', () => {
    expect(warningState([accepted, half, last], hours(24))).toEqual({
      written: [
        { stage: 'first', at: hours(0) },
        { stage: 'half', at: hours(12) },
        { stage: 'last', at: hours(23) },
      ],
      queued: { since: hours(23), triedAt: null },
      told: [{ tried: hours(1), at: hours(1) }],
    });
    expect(warningState([refused], hours(2))).toMatchObject({
      queued: null,
      told: [{ tried: hours(1), at: hours(1) }],
    });
  });

  it('one that cannot be read told nobody, refuses nothing, and is written again at once, but not without end', () => {
    const unreadable = warning({ state: 'unreadable' });
    const after = (...some: WarningFacts[]) => {
      const now = hours(80);
      return [hearingOf(some, now), warningState(some, now)] as const;
    };
    const [hearing, once] = after(unreadable);
    expect(hearing).toEqual({ kind: 'unheard' });
    expect(once).toEqual({ written: [], queued: null, told: [] });
    expect(step(report(), hearing, once, hours(0.2))).toEqual({ kind: 'warn', stage: 'first' });
    const [, often] = after(unreadable, unreadable, unreadable);
    expect(step(report(), hearing, often, hours(0.2))).toEqual({ kind: 'wait', at: hours(12) });
    // A mailbox that refuses the next one decides as always.
    expect(after(unreadable, refused)[0]).toMatchObject({ kind: 'refused' });
    expect(after(unreadable, accepted)[0]).toEqual({ kind: 'accepted', at: hours(1) });
  });

  it('those that wait were tried when the one was that was tried longest ago', () => {
    const state = (one: number | null, other: number) =>
      warningState(
        [
          { ...half, lastAttemptAt: one === null ? null : hours(one) },
          { ...last, lastAttemptAt: hours(other) },
        ],
        hours(200),
      ).queued;
    expect(state(100, 99)).toEqual({ since: hours(23), triedAt: hours(99) });
    expect(state(null, 99)).toEqual({ since: hours(23), triedAt: null });
    // A clock was ahead, and has been set back since.
    expect(state(201, 99)).toEqual({ since: hours(23), triedAt: null });
  });

  it('a refused one decides nothing before another was tried after those three days', () => {
    expect(hearingOf([refused, { ...half, lastAttemptAt: hours(83.9) }], hours(999))).toEqual({
      kind: 'unheard',
    });
    expect(hearingOf([refused, half], hours(999))).toEqual({ kind: 'unheard' });
    const triedAhead = { ...half, lastAttemptAt: hours(500) };
    expect(hearingOf([refused, triedAhead], hours(200))).toEqual({ kind: 'unheard' });
  });

  it('the first that was accepted is heard, whatever became of the others', () => {
    const later = warning({ state: 'accepted', acceptedAt: hours(13) });
    expect(hearingOf([refused, later, accepted], hours(14))).toEqual({ kind: 'accepted', at: hours(1) });
  });

  it('a refused one decides nothing while another is being sent, for three days', () => {
    const tried = (at: number) => ({ ...half, lastAttemptAt: hours(at) });
    expect(hearingOf([refused, tried(83)], hours(83))).toEqual({ kind: 'unheard' });
    expect(hearingOf([refused, tried(84)], hours(84))).toEqual({ kind: 'refused', takenAt: null });
  });
});

it.each([
  ['while the owner has not heard', { kind: 'unheard' }, null, 1, true],
  ['not once the owner has heard', heard, null, 30, false],
  ['when a final notice does not leave for a day', heard, waiting(30), 54, true],
  ['not before', heard, waiting(30), 53, false],
] as const)('an owner cannot be told %s', (_what, hearing, queued, now, expected) => {
  expect(isUntold(report(), hearing, { written: [], told: [], queued }, hours(now))).toBe(expected);
});

it.each([
  ['while a confirmation is missing', { confirmations: 1 }, 99, false],
  ['before the end of the window', { expiresAt: hours(100) }, 99, false],
  ['from the end of the window on', { expiresAt: hours(99) }, 99, true],
  ['with more confirmations than needed', { confirmations: 3 }, 99, true],
])('a warning that does not leave matters or not %s', (_what, change, now, expected) => {
  const warned = { written: [], told: [], queued: waiting(0) };
  expect(isUntold(report(change), heard, warned, hours(now))).toBe(expected);
});

it.each([
  ['not within ten minutes', { kind: 'unheard' }, 10 / 60, false],
  ['after ten minutes without a warning that was heard', { kind: 'unheard' }, 11 / 60, true],
  ['not once the owner has heard', heard, 99, false],
] as const)('a report is delayed %s', (_what, hearing, now, expected) => {
  expect(isDelayed(report(), hearing, hours(now))).toBe(expected);
});

describe('a warning that came back', () => {
  it('is written again after half a day as long as the owner has not heard', () => {
    const unheard: Hearing = { kind: 'unheard' };
    expect(step(report(), unheard, warnings({ told: [] }), hours(11))).toEqual({
      kind: 'wait',
      at: hours(12),
    });
    expect(step(report(), unheard, warnings({ told: [] }), hours(12))).toEqual({
      kind: 'warn',
      stage: 'first',
    });
  });

  const returned = {
    stage: 'first' as const,
    state: 'failed' as const,
    createdAt: hours(0),
    acceptedAt: null,
    refusedAt: null,
    takenAt: hours(0.1),
    lastAttemptAt: hours(0.1),
  };

  it('counts as refused after three days, and never as heard', () => {
    expect(hearingOf([returned], hours(71))).toEqual({ kind: 'unheard' });
    expect(hearingOf([returned], hours(72))).toEqual({ kind: 'refused', takenAt: hours(0.1) });
    expect(warningState([returned], hours(71)).told).toEqual([]);
    expect(warningState([returned], hours(80)).told).toEqual([{ tried: hours(0.1), at: hours(72) }]);
  });

  it('counts as told at its acceptance, and begins the last half day at its return', () => {
    const { told } = warningState([{ ...returned, refusedAt: hours(40) }], hours(50));
    const all = warnings({ written: stages('first', 'half', 'last'), told });
    const late = report({ expiresAt: hours(24), confirmedAt: hours(45) });
    expect(step(late, heard, all, hours(46))).toEqual({ kind: 'warn', stage: 'final' });
    expect(step({ ...late, confirmedAt: hours(2) }, heard, all, hours(46))).toEqual({
      kind: 'wait',
      at: hours(52),
    });
  });

  it('never ends the window earlier than if it had not come back', () => {
    const long = report({ refuteTimeHours: 31, expiresAt: hours(31) });
    const refused: Hearing = { kind: 'refused', takenAt: hours(73) };
    expect(step(long, refused, warnings(), hours(74))).toEqual({
      kind: 'move-window',
      expiresAt: hours(104),
    });
  });
});
