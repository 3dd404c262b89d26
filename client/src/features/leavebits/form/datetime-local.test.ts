import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDatetimeLocal, isPastDatetimeLocal, parseDatetimeLocal } from './datetime-local.ts';

describe.each([
  ['Europe/Berlin', '2026-10-25T02:45', '2026-10-25T01:45:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T15:15:00.000Z'],
])('in %s, when clocks are turned back', (zone, repeated, second) => {
  const before = process.env['TZ'];
  beforeAll(() => void (process.env['TZ'] = zone));
  afterAll(() => void (before === undefined ? delete process.env['TZ'] : (process.env['TZ'] = before)));

  test('a minute that comes twice means the second, so that nothing opens early', () => {
    expect(parseDatetimeLocal(repeated)).toBe(second);
    expect(formatDatetimeLocal(second)).toBe(repeated);
  });

  test('it is still ahead after its first time, and past after its second', () => {
    const at = (minutes: number) => new Date(Date.parse(second) + minutes * 60_000);
    expect(isPastDatetimeLocal(repeated, at(-5))).toBe(false);
    expect(isPastDatetimeLocal(repeated, at(0.9))).toBe(false);
    expect(isPastDatetimeLocal(repeated, at(1))).toBe(true);
  });

  test('every other minute keeps its only meaning', () => {
    expect(parseDatetimeLocal(repeated.replace(/-..T/, '-15T'))).toBe(
      new Date(repeated.replace(/-..T/, '-15T')).toISOString(),
    );
  });
});
