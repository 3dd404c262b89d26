import { expect, test } from 'vitest';
import { messages as hoursMessages } from '#shared/messages/owner-hours/en.ts';
import { messages } from '#shared/messages/owner-release-config/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeConfigConsequences,
  describeReportParticipants,
  describeSavedConfigRisk,
  describeShortRefuteTime,
  groupReporters,
} from './config-messages.ts';

const t = messagesFrom<'owner-release-config'>(messages);
const texts = { t, hours: messagesFrom<'owner-hours'>(hoursMessages) };

const NAMES = ['Rosa', 'Sam', 'Tess', 'Uma', 'Vera'];

const consequencesOf = (
  reporters: number,
  requiredConfirmations: number,
  refuteTimeHours = 24,
  declined: string[] = [],
  unreached: string[] = [],
) =>
  describeConfigConsequences(
    {
      counted: NAMES.slice(0, reporters - declined.length - unreached.length),
      declined,
      unreached,
      requiredConfirmations,
      refuteTimeHours,
      incapacitation: null,
    },
    texts,
  );

/** What is said besides a warning that every reporter is needed. */
const of = (...values: Parameters<typeof consequencesOf>) => consequencesOf(...values)[0];

const riskOf = (...values: Parameters<typeof consequencesOf>) =>
  consequencesOf(...values).find(({ title }) => title === 'All of them are needed')?.text;

test('without reporters it warns that nothing can be released', () => {
  expect(consequencesOf(0, 2)).toEqual([
    {
      tone: 'warning',
      title: 'You have no reporters yet',
      text: expect.stringContaining('nothing can be released') as string,
    },
  ]);
});

test.each([
  [3, 2, false],
  [4, 2, false],
  [5, 2, true],
  [4, 1, true],
])('%d reporters and %d confirmations survive a denial: %s', (reporters, confirmations, survives) => {
  const text = of(reporters, confirmations, 24)?.text;
  expect(text).toContain(
    'If one of them says it isn’t true, nothing opens for 7 days after that, and one more must confirm',
  );
  expect(text?.includes('with so few reporters, nothing opens then')).toBe(!survives);
});

test.each([
  [2, 1, 24, 'Rosa and Sam: both must agree, and you have 24 hours to say no.'],
  [3, 1, 1, 'Rosa, Sam and Tess: two of them must agree, and you have 1 hour to say no.'],
  [3, 2, 24, 'Rosa, Sam and Tess: all three must agree, and you have 24 hours to say no.'],
  [4, 1, 72, 'Rosa, Sam, Tess and Uma: two of them must agree, and you have 72 hours (3 days) to say no.'],
  [4, 2, 72, 'Rosa, Sam, Tess and Uma: three of them must agree, and you have 72 hours (3 days) to say no.'],
  [4, 3, 48, 'Rosa, Sam, Tess and Uma: all four must agree, and you have 48 hours (2 days) to say no.'],
  [5, 3, 24, 'Rosa, Sam, Tess, Uma and Vera: four of them must agree, and you have 24 hours to say no.'],
  [5, 4, 24, 'Rosa, Sam, Tess, Uma and Vera: all five must agree, and you have 24 hours to say no.'],
])(
  '%d reporters, %d confirmations and %d hours are one sentence',
  (reporters, confirmations, hours, title) => {
    expect(of(reporters, confirmations, hours)).toEqual({
      tone: 'info',
      title,
      text: expect.stringContaining(
        `If you die or can no longer act, ${describeReportParticipants(confirmations, t)}. Nothing opens until they’ve agreed and your time to say no is over.`,
      ),
    });
  },
);

test.each([
  [2, 1, [], 'Add someone.'],
  [3, 2, [], 'Add someone, or ask for one fewer.'],
  [4, 3, [], 'Add someone, or ask for one fewer.'],
  [5, 4, [], 'Ask for one fewer.'],
  [3, 1, ['Lena'], 'Choose someone else.'],
  [5, 1, ['Lena', 'Ben', 'Ida'], 'Choose someone else.'],
  [5, 3, ['Lena'], 'Choose someone else, or ask for one fewer.'],
])(
  'when every reporter is needed (%d, %d confirmations, a no of %j), it warns and says what to do',
  (reporters, confirmations, declined, advice) => {
    expect(riskOf(reporters, confirmations, 24, declined)).toBe(
      `If one can’t be reached, nothing would open. ${advice}`,
    );
    expect(consequencesOf(reporters, confirmations, 24, declined).at(-1)?.tone).toBe('warning');
  },
);

test.each([
  [3, 1, []],
  [4, 2, []],
  [5, 3, []],
  [5, 2, ['Lena']],
])('when one of %d can be missing (%d confirmations, a no of %j), it warns of nothing', (...values) => {
  const [reporters, confirmations, declined] = values;
  expect(consequencesOf(reporters, confirmations, 24, declined).map(({ tone }) => tone)).toEqual(['info']);
});

test.each([
  [2, 1, true],
  [3, 2, true],
  [5, 4, true],
  [3, 1, false],
  [5, 2, false],
  [0, 2, false],
])(
  'a save of %d reporters and %d confirmations points out that all are needed: %s',
  (count, required, says) => {
    const risk = describeSavedConfigRisk(
      {
        designatedReporters: NAMES.slice(0, count),
        requiredConfirmations: required,
        refuteTimeHours: 24,
      },
      t,
    );
    expect(risk !== undefined).toBe(says);
  },
);

test('reporters are grouped by whether the owner can count on them, under the names the form shows', () => {
  const reporters = ['rosa', 'sam', 'tess', 'uma'].map((one) => ({ email: `${one}@example.org`, name: '' }));
  const typed = { email: 'vera@example.org', name: ' Vera ' };
  const at = '2026-11-20T12:00:00.000Z';
  const known = (email: string, answer: 'accept' | 'decline' | null, state: 'accepted' | 'failed') => ({
    email,
    answer,
    answeredAt: answer && at,
    openedAt: null,
    wantsOtherAddress: false,
    suspendedAt: null,
    mail: { state, at, reason: null },
  });
  const status = [
    known('rosa@example.org', 'accept', 'accepted'),
    known('sam@example.org', 'decline', 'failed'),
    known('tess@example.org', null, 'failed'),
  ];
  const nameOf = (email: string) => (email === 'sam@example.org' ? 'Sam' : null);
  expect(groupReporters([...reporters, typed], status, nameOf)).toEqual({
    counted: ['rosa@example.org', 'uma@example.org', 'Vera'],
    declined: ['Sam'],
    unreached: ['tess@example.org'],
  });
  expect(groupReporters(reporters, undefined, nameOf).counted).toHaveLength(4);
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
    'Lena declined, so only three are left: one to report, and two to confirm. If you die',
  ],
  [4, 2, ['Lena'], 'info', 'Lena declined, so only three are left'],
  [
    3,
    2,
    ['Lena'],
    'warning',
    'so only two are left: one to report, and one to confirm. A report needs 3 reporters',
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
    'Our last email to Ben didn’t arrive, so only two are left: one to report, and one to confirm.',
  ],
  [3, 2, [], 'warning', 'A report needs 3 reporters: one reports it, and two others confirm it.'],
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
  expect(consequencesOf(3, confirmations, hours)).toEqual([]);
});

test('who takes part in a report is said for one confirmation and for more', () => {
  expect(describeReportParticipants(1, t)).toBe('one reports it, and another confirms it');
  expect(describeReportParticipants(2, t)).toBe('one reports it, and two others confirm it');
});

test.each([1, 12, 23])('a time to refute of %d hours is saved with a caution', (hours) => {
  expect(describeShortRefuteTime(hours, texts)).toContain('We suggest 72 hours (3 days).');
});

test('the caution names the time', () => {
  expect(describeShortRefuteTime(1, texts)).toMatch(/^In 1 hour, you could miss our warning/);
});

test.each([NaN, 0, -1, 24, 72, 168, 169])('a time to refute of %d hours needs no caution', (hours) => {
  expect(describeShortRefuteTime(hours, texts)).toBeNull();
});

test.each([
  [
    3,
    { requiredConfirmations: 1, refuteTimeHours: 6 },
    'info',
    /If you die, one reports it, and two others confirm it\. After an accident or a stroke, one reports it, and another confirms it, and you have 6 hours to say no\./,
  ],
  [
    4,
    { requiredConfirmations: 3, refuteTimeHours: 24 },
    'warning',
    /^After an accident or a stroke: if one can’t be reached, nothing would open\./,
  ],
  [
    3,
    { requiredConfirmations: 1, refuteTimeHours: 24 },
    'warning',
    /^After a death: if one can’t be reached/,
  ],
  [
    3,
    { requiredConfirmations: 3, refuteTimeHours: 24 },
    'warning',
    /^After an accident or a stroke: one reports and 3 others confirm: that takes 4 reporters/,
  ],
  [3, { requiredConfirmations: NaN, refuteTimeHours: 24 }, 'info', null],
] as const)(
  'with %d reporters and own numbers %j after an accident, the form says so',
  (count, incapacitation, tone, text) => {
    const said = describeConfigConsequences(
      {
        counted: NAMES.slice(0, count),
        declined: [],
        unreached: [],
        requiredConfirmations: 2,
        refuteTimeHours: 24,
        incapacitation,
      },
      texts,
    );
    if (text === null) expect(said).toEqual([]);
    else expect(said.find((one) => one.tone === tone)?.text).toMatch(text);
  },
);
