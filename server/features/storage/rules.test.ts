import { describe, expect, test } from 'vitest';
import { GIGABYTE } from '#shared/domain/sizes.ts';
import { getAlarmStep, hasCapacityFor, describeQuotaExceeded, getQuotaBytes } from './rules.ts';

test.each([
  [null, 1],
  ['Trial', 1],
  ['Monthly', 5],
  ['Annual', 5],
  ['Cancelled', 5],
] as const)('an owner with the status %s has %i', (status, quota) => {
  expect(getQuotaBytes(status, { trial: 1, paid: 5 }, true)).toBe(quota);
});

test('the sentence for a paid owner offers no larger quota, and names no uploads when there are none', () => {
  const words = describeQuotaExceeded(
    { usedBytes: GIGABYTE, arrivingBytes: 0, quotaBytes: GIGABYTE },
    1,
    GIGABYTE,
  );
  expect(words).toContain('it needs 1 byte, and your files use 1 GB of 1 GB.');
  expect(words).not.toMatch(/subscription|uploads/);
});

test('a store has room up to its last byte', () => {
  const store = { name: 'disk', usedBytes: 90, maxBytes: 100 } as const;
  expect(hasCapacityFor(store, 10)).toBe(true);
  expect(hasCapacityFor(store, 11)).toBe(false);
});

describe('the alarm step', () => {
  const at = (usedBytes: number, before: number) =>
    getAlarmStep({ name: 'total', usedBytes, maxBytes: 100 }, before);

  test.each([
    [79, 0, 0],
    [80, 0, 80],
    [95, 80, 90],
    [100, 90, 100],
    [150, 0, 100],
  ])('at %i %% after %i is %i', (used, before, step) => {
    expect(at(used, before)).toBe(step);
  });

  test('holds a little below, so that a share that goes to and fro alarms once', () => {
    expect(at(79, 80)).toBe(80);
    expect(at(75, 80)).toBe(80);
    expect(at(74, 80)).toBe(0);
    expect(at(84, 90)).toBe(80);
  });

  test('of a store without any room is the last', () => {
    expect(getAlarmStep({ name: 'disk', usedBytes: 5, maxBytes: -1 }, 0)).toBe(100);
  });
});
