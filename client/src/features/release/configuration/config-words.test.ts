import { expect, test } from 'vitest';
import { consequenceOf } from './config-words.ts';

const of = (reporters: number, requiredConfirmations: number, refuteTimeHours = 24) =>
  consequenceOf({ reporters, requiredConfirmations, refuteTimeHours });

test('without reporters it warns that nothing can be released', () => {
  expect(of(0, 2)).toMatchObject({
    tone: 'warning',
    words: expect.stringContaining('nothing can be released') as string,
  });
});

test.each([
  [3, 2, 24, 'If one of your 3 reporters', '2 others must confirm', '24 hours to refute'],
  [4, 1, 72, 'If one of your 4 reporters', '1 other must confirm', '72 hours (3 days) to refute'],
])(
  '%d reporters, %d confirmations and %d hours are put in words',
  (reporters, confirmations, hours, ...parts) => {
    const consequence = of(reporters, confirmations, hours);
    expect(consequence?.tone).toBe('info');
    for (const part of parts) expect(consequence?.words).toContain(part);
  },
);

test('it says when every reporter is needed, and only then', () => {
  expect(of(3, 2)?.words).toContain('all of them are needed');
  expect(of(4, 2)?.words).not.toContain('all of them are needed');
});

test.each([
  [1, 1, '1 other confirms: that takes 2 reporters, and you have 1. Please add one more.'],
  [2, 2, '2 others confirm: that takes 3 reporters, and you have 2. Please add one more.'],
  [1, 4, '4 others confirm: that takes 5 reporters, and you have 1. Please add 4 more.'],
  [5, 5, '5 others confirm: that takes 6 reporters, and you have 5. Please ask for fewer confirmations.'],
])(
  'with %d reporters and %d confirmations it says how many are needed, and what to do',
  (reporters, confirmations, words) => {
    expect(of(reporters, confirmations)).toMatchObject({
      tone: 'warning',
      words: expect.stringContaining(words) as string,
    });
  },
);

test.each([
  [NaN, 24],
  [0, 24],
  [6, 24],
  [2, NaN],
  [2, 0],
  [2, 169],
])('it says nothing about %d confirmations and %d hours', (confirmations, hours) => {
  expect(of(3, confirmations, hours)).toBeNull();
});
