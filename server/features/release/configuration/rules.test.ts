import { describe, expect, it } from 'vitest';
import { hasEnoughReporters, reporterChanges } from './rules.ts';

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
});
