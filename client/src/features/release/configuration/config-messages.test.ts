import { expect, test } from 'vitest';
import {
  describeConfigConsequence,
  describeShortRefuteTime,
  describeReportParticipants,
} from './config-messages.ts';

const of = (
  reporters: number,
  requiredConfirmations: number,
  refuteTimeHours = 24,
  declined: string[] = [],
  unreached: string[] = [],
) => describeConfigConsequence({ reporters, declined, unreached, requiredConfirmations, refuteTimeHours });

test('without reporters it warns that nothing can be released', () => {
  expect(of(0, 2)).toMatchObject({
    tone: 'warning',
    text: expect.stringContaining('nothing can be released') as string,
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
    for (const part of parts) expect(consequence?.text).toContain(part);
  },
);

test('it says when every reporter is needed, and only then', () => {
  expect(of(3, 2)?.text).toContain('That takes all of them');
  expect(of(4, 2)?.text).not.toContain('That takes all of them');
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
      text: expect.stringContaining(words) as string,
    });
  },
);

test.each([
  [
    4,
    1,
    ['Lena'],
    'info',
    'Lena declined, so only 3 are left: one to report, and 2 to confirm. If one of them',
  ],
  [4, 2, ['Lena'], 'info', 'That takes all of them'],
  [
    3,
    2,
    ['Lena'],
    'warning',
    'so only 2 are left: one to report, and 1 to confirm. A report needs 3 reporters',
  ],
  [
    3,
    1,
    ['Lena', 'Sam'],
    'warning',
    'Lena and Sam declined, so only one is left to report, and nobody to confirm.',
  ],
  [2, 1, ['Lena', 'Sam'], 'warning', 'so nobody is left to report or to confirm.'],
])(
  'with %d reporters, %d confirmations and a no of %j it says who is left',
  (reporters, required, declined, tone, words) => {
    expect(of(reporters, required, 24, declined)).toMatchObject({
      tone,
      text: expect.stringContaining(words) as string,
    });
  },
);

test.each([
  [
    3,
    1,
    [],
    'info',
    'Our last email to Ben didn’t arrive, so only 2 are left: one to report, and 1 to confirm.',
  ],
  [3, 2, [], 'warning', 'A report needs 3 reporters: one reports it, and 2 others confirm it.'],
  [3, 1, ['Lena'], 'warning', 'Lena declined, and our last email to Ben didn’t arrive, so only one is left'],
])(
  'with %d reporters, %d confirmations, a no of %j and one who is not reached it says who is left',
  (reporters, required, declined, tone, words) => {
    expect(of(reporters, required, 24, declined, ['Ben'])).toMatchObject({
      tone,
      text: expect.stringContaining(words) as string,
    });
  },
);

test.each([
  [3, 2, ['Lena'], true],
  [3, 2, ['Lena', 'Sam'], false],
  [2, 1, ['Lena'], false],
])(
  'of %d reporters, %d confirm and %j declined: fewer confirmations would help: %s',
  (count, required, no, helps) => {
    expect(of(count, required, 24, no)?.text.includes('fewer confirmations')).toBe(helps);
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

test('who takes part in a report is said for one confirmation and for more', () => {
  expect(describeReportParticipants(1)).toBe('one reports it, and 1 other confirms it');
  expect(describeReportParticipants(2)).toBe('one reports it, and 2 others confirm it');
});

test.each([1, 12, 23])('a time to refute of %d hours is saved with a caution', (hours) => {
  expect(describeShortRefuteTime(hours)).toContain('We suggest 72 hours (3 days).');
});

test('the caution names the time', () => {
  expect(describeShortRefuteTime(1)).toMatch(/^In 1 hour, you could miss our warning/);
});

test.each([NaN, 0, -1, 24, 72, 168, 169])('a time to refute of %d hours needs no caution', (hours) => {
  expect(describeShortRefuteTime(hours)).toBeNull();
});
