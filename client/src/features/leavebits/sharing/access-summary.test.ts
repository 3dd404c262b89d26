import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-confirm/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeAccess } from './access-summary.ts';

const t = messagesFrom<'owner-leavebits-confirm'>(messages);
const NOW = new Date('2030-01-01T12:00:00Z');
const always = (name: string) => ({ name, setting: { releaseType: 'always' as const } });
const later = (name: string) => ({ name, setting: { releaseType: 'death_incapacitation' as const } });
const dated = (name: string, scheduledDate: string) => ({
  name,
  setting: { releaseType: 'scheduled' as const, scheduledDate },
});

test('whoever can read first is named first, and people with the same rule together', () => {
  expect(
    describeAccess(
      [
        later('Max'),
        dated('Jonas', '2031-06-01T09:00:00Z'),
        always('Lena'),
        dated('Tess', '2030-06-01T09:00:00Z'),
        dated('Uma', '2029-06-01T09:00:00Z'),
        later('Rosa'),
      ],
      { now: NOW },
      t,
    ),
  ).toEqual([
    'Lena and Uma can read this today.',
    expect.stringMatching(/^Tess can read this on June 1, 2030 at /) as string,
    expect.stringMatching(/^Jonas can read this on June 1, 2031 at /) as string,
    'Max and Rosa can read this after your death or incapacitation is confirmed.',
  ]);
});

test('many people are counted, and a rule without a date promises nothing', () => {
  expect(describeAccess(['A', 'B', 'C', 'D'].map(always), { now: NOW }, t)).toEqual([
    'A, B, C and D can read this today.',
  ]);
  expect(describeAccess(['A', 'B', 'C', 'D', 'E'].map(always), { now: NOW }, t)).toEqual([
    'A, B, C and 2 more people can read this today.',
  ]);
  expect(describeAccess([{ name: 'A', setting: { releaseType: 'scheduled' } }], { now: NOW }, t)).toEqual([]);
  expect(describeAccess([], { now: NOW }, t)).toEqual([]);
});
