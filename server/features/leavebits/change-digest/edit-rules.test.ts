import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMostlyRetained,
  isMostlyRewritten,
  computeRetainedFraction,
  shouldNotifyOfEdits,
} from './edit-rules.ts';

const text = fc.string({ maxLength: 300, unit: 'grapheme' });
/** A list whose lines resemble one another. */
const accounts = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `The ${'abcdefghijkl'[at]} account is kept at the ${at * 37} bank in town.\n`,
  ).join('');

describe('what is left of a text', () => {
  it('is a share, all of it in the text itself, and nothing in an empty one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const share = computeRetainedFraction(before, after);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(computeRetainedFraction(before, before)).toBe(1);
        expect(computeRetainedFraction(before, '')).toBe(before === '' ? 1 : 0);
      }),
    );
  });

  it('is all of it when something is added before, after or between', () => {
    fc.assert(
      fc.property(text, text, (before, more) => {
        expect(computeRetainedFraction(before, more + before + more)).toBe(1);
        const whole = computeRetainedFraction(before + before, before + more + before);
        expect(whole).toBeGreaterThanOrEqual(before.length < 8 ? 0 : 1);
      }),
    );
  });

  it('is at most what is not removed, when a part is removed and nothing is added', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0x4e00, max: 0x9fff }), { maxLength: 200 }),
        fc.nat(200),
        (codes, end) => {
          const before = String.fromCodePoint(...codes);
          expect(computeRetainedFraction(before, before.slice(0, end)) * before.length).toBeLessThanOrEqual(
            Math.min(end, before.length),
          );
        },
      ),
    );
  });

  it.each([
    ['a word', 'Behind the clock', 'Below the clock', true],
    [
      'a line of four',
      'Bank: A\nNumber: 4711-0815\nPIN: 1234\nBox: 9',
      'Bank: A\nNumber: 4711-0815\nPIN: 9999\nBox: 9',
      true,
    ],
    ['a PIN that is everything', '4711', '0815', false],
    ['everything', 'The key is under the pot', 'Nothing to see here, move on', false],
    ['all but a word', 'The key is under the pot', 'pot', false],
    ['a line of a list', accounts(12), accounts(11), true],
    ['a list to its first line', accounts(12), accounts(1), false],
    [
      'a list to its first line and other words',
      accounts(12),
      `${accounts(1)}Everything else is void. ${'x '.repeat(300)}`,
      false,
    ],
  ])('stays at least half after a change of %s: %s, %s', (_what, before, after, stays) => {
    expect(computeRetainedFraction(before, after) >= 1 / 2).toBe(stays);
  });
});

describe('a text that is mostly replaced', () => {
  it('is the info, or a headline as long as a letter', () => {
    const letter = 'Dear children, this is where you find everything that you need. '.repeat(2);
    const before = { description: 'House', infoFields: 'The key is under the pot' };
    expect(isMostlyRewritten(before, { ...before, description: 'Garden' })).toBe(false);
    expect(isMostlyRewritten(before, { ...before, infoFields: '' })).toBe(true);
    expect(isMostlyRewritten({ ...before, infoFields: '' }, before)).toBe(false);
    expect(isMostlyRewritten({ ...before, description: letter }, before)).toBe(true);
  });

  it('is told only of what somebody else is to receive, and after its first day', () => {
    const createdAt = new Date('2031-06-01T12:00:00Z');
    const told = (sharingEmails: string[], now: string) =>
      shouldNotifyOfEdits({ sharingEmails, createdAt }, { owner: 'olga@x.org', now: new Date(now) });
    expect(told(['olga@x.org', 'ann@x.org'], '2031-06-02T12:00:01Z')).toBe(true);
    expect(told(['olga@x.org', 'ann@x.org'], '2031-06-02T12:00:00Z')).toBe(false);
    expect(told(['olga@x.org'], '2031-07-01T12:00:00Z')).toBe(false);
  });
});

it.each([
  ['all of it, and more', 1, true],
  ['four fifths', 4 / 5, true],
  ['two thirds', 2 / 3, false],
  ['nothing', 0, false],
])('a state with %s of a text is or is not what an undo restores', (_, share, expected) => {
  const infoFields = Array.from({ length: 300 }, (__, n) => String.fromCodePoint(0x4e00 + n)).join('');
  const later = `${infoFields.slice(0, share * 300)}Something else`;
  expect(isMostlyRetained({ description: '', infoFields }, { description: '', infoFields: later })).toBe(
    expected,
  );
});
