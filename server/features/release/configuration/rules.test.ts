import { describe, expect, it } from 'vitest';
import { hasEnoughReporters, needsProof, reporterChanges } from './rules.ts';

describe('a configuration', () => {
  it.each([
    [0, 2, true],
    [2, 1, true],
    [2, 2, false],
    [5, 4, true],
    [5, 5, false],
  ])('with %i reporters and %i confirmations is sound: %s', (reporters, confirmations, sound) => {
    expect(hasEnoughReporters(reporters, confirmations)).toBe(sound);
  });

  it('tells who was added and who was removed', () => {
    expect(reporterChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  });

  it.each([
    ['a reporter is added', { designatedReporters: ['a', 'b', 'c', 'd'] }, true],
    ['a reporter is removed', { designatedReporters: ['a', 'b'] }, true],
    ['a reporter is replaced', { designatedReporters: ['a', 'b', 'd'] }, true],
    ['the reporters stand in another order', { designatedReporters: ['c', 'b', 'a'] }, false],
    ['fewer confirmations are enough', { requiredConfirmations: 1 }, true],
    ['more confirmations are needed', { requiredConfirmations: 3 }, false],
    ['the window is shorter', { refuteTimeHours: 23 }, true],
    ['the window is longer', { refuteTimeHours: 25 }, false],
    ['nothing changes', {}, false],
  ])('that is saved when %s needs a fresh proof: %s', (_what, change, needed) => {
    const before = { designatedReporters: ['a', 'b', 'c'], requiredConfirmations: 2, refuteTimeHours: 24 };
    expect(needsProof(before, { ...before, ...change })).toBe(needed);
  });
});
