import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { elapsedMs, getIdleState, getIdleCheckDelayMs, decideActivityEffects } from './idle-rules.ts';

describe('an owner’s session without activity', () => {
  it.each([
    [0, { kind: 'active' }],
    [4.5 * MINUTE_MS - 1, { kind: 'active' }],
    [4.5 * MINUTE_MS, { kind: 'warned', secondsLeft: 30 }],
    [4.5 * MINUTE_MS + 1, { kind: 'warned', secondsLeft: 30 }],
    [4.5 * MINUTE_MS + 1000, { kind: 'warned', secondsLeft: 29 }],
    [5 * MINUTE_MS - 1, { kind: 'warned', secondsLeft: 1 }],
    [5 * MINUTE_MS, { kind: 'over' }],
    [60 * MINUTE_MS, { kind: 'over' }],
  ])('of %i ms is %o', (idleMs, state) => {
    expect(getIdleState(idleMs)).toEqual(state);
  });

  it('is checked again when it can change, and at least every second', () => {
    expect(getIdleCheckDelayMs(0)).toBe(1000);
    expect(getIdleCheckDelayMs(4.5 * MINUTE_MS - 250)).toBe(250);
    expect(getIdleCheckDelayMs(4.5 * MINUTE_MS)).toBe(1000);
    expect(getIdleCheckDelayMs(4.5 * MINUTE_MS + 400)).toBe(600);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * MINUTE_MS - 1 }), (idleMs) => {
        const wait = getIdleCheckDelayMs(idleMs);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(1000);
        // The state stays the same until then.
        expect(getIdleState(idleMs + wait - 1)).toEqual(getIdleState(idleMs));
      }),
    );
  });
});

describe('activity', () => {
  it.each([
    ['counts, and does not refresh again within two minutes', 10_000, 2 * MINUTE_MS - 1, true, false],
    ['counts, and refreshes after two minutes', 10_000, 2 * MINUTE_MS, true, true],
    ['while the warning shows only refreshes', 4.5 * MINUTE_MS, 4.5 * MINUTE_MS, false, true],
    [
      'while the warning shows does nothing within two minutes of a refresh',
      4.6 * MINUTE_MS,
      MINUTE_MS,
      false,
      false,
    ],
    ['after five minutes comes too late', 5 * MINUTE_MS, 10 * MINUTE_MS, false, false],
  ])('%s', (_sentence, idleMs, sinceRefreshMs, countsAsActive, refreshes) => {
    expect(decideActivityEffects(idleMs, sinceRefreshMs)).toEqual({ countsAsActive, refreshes });
  });
});

describe('the time that passed', () => {
  const start = { wall: 1_000_000, steady: 5_000 };
  it.each([
    ['is the same by both clocks', 60_000, 60_000, 60_000],
    ['goes on while the machine sleeps and one clock stands still', 3_600_000, 10, 3_600_000],
    ['is not undone by a clock that is set back', -3_600_000, 60_000, 60_000],
    ['is never negative', -10, -10, 0],
  ])('%s', (_sentence, wall, steady, expected) => {
    expect(elapsedMs(start, { wall: start.wall + wall, steady: start.steady + steady })).toBe(expected);
  });
});
