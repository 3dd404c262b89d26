import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeConverterPath } from '#shared/domain/dates.ts';
import { messages } from '#shared/messages/time-converter/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { parseRequestedTime, formatTimeUntil } from './rules.ts';

const t = messagesFrom<'time-converter'>(messages);

const isoOf = (search: string) => {
  const asked = parseRequestedTime(search);
  return 'moment' in asked ? asked.moment.toISOString() : asked.problem;
};

describe('the time in the address', () => {
  it.each([
    ['?utc=2031-06-03T07:00:00Z', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03T07%3A00%3A00.250Z', '2031-06-03T07:00:00.250Z'],
    ['?utc=2031-06-03T09:00:00+02:00', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03T09:00:00%2B0200', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03T09:00+02', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03T07:00', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03%2007:00:00', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03%2007:00:00%20UTC', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03', '2031-06-03T00:00:00.000Z'],
    ['?utc=Tue,%2003%20Jun%202031%2007:00:00%20GMT', '2031-06-03T07:00:00.000Z'],
    ['?a=1&utc=2028-02-29T23:59:59Z&b=2', '2028-02-29T23:59:59.000Z'],
    ['?utc=2031-06-03T07:00:00Z.', '2031-06-03T07:00:00.000Z'],
    ['?utc=2031-06-03T07:00:00Z.)%3E%20', '2031-06-03T07:00:00.000Z'],
    ['?utc=%2B012031-06-03T07:00:00Z', '+012031-06-03T07:00:00.000Z'],
  ])('%s is read', (search, iso) => {
    expect(isoOf(search)).toBe(iso);
  });

  it.each(['', '?', '?utc', '?utc=', '?utc=%20', '?other=1', '?xutc=2031-06-03'])('%s has none', (search) => {
    expect(isoOf(search)).toBe('missing');
  });

  it.each([
    'tomorrow',
    '2031-13-01T00:00:00Z',
    '2031-02-30T00:00:00Z',
    '2031-06-03T24:00:00Z',
    '2031-06-03T07:61:00Z',
    '1234567890',
    '2031-06-03T07:00:00+99:99',
    '+999999-01-01T00:00:00Z',
    'the day it ends GMT',
    '<script>',
  ])('%s is not a time', (text) => {
    expect(isoOf(`?utc=${encodeURIComponent(text)}`)).toBe('invalid');
  });

  it('cannot be read at all when its percent signs are broken', () => {
    expect(isoOf('?utc=%E0%A4%A')).toBe('unreadable');
  });

  it('is the moment that the mail names, for every link in our mails', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(isoOf(timeConverterPath(date).replace('/time-converter', ''))).toBe(date.toISOString());
      }),
    );
  });
});

describe('the countdown', () => {
  const now = new Date('2026-03-28T12:00:00Z');
  const inSeconds = (seconds: number) => formatTimeUntil(new Date(now.getTime() + seconds * 1000), now, t);

  it.each([
    [-1, null],
    [0, null],
    [1, '0 hours, 0 minutes, 1 second'],
    [61, '0 hours, 1 minute, 1 second'],
    [3600, '1 hour, 0 minutes, 0 seconds'],
    [7322, '2 hours, 2 minutes, 2 seconds'],
    [86_400, '24 hours, 0 minutes, 0 seconds'],
    [86_401, '1 day, 0 hours, 0 minutes'],
    [90_060, '1 day, 1 hour, 1 minute'],
    [2 * 86_400 + 7320, '2 days, 2 hours, 2 minutes'],
    [100_000 * 86_400, '100,000 days, 0 hours, 0 minutes'],
  ])('of %i seconds reads %s', (seconds, words) => {
    expect(inSeconds(seconds)).toBe(words);
  });

  it('counts real hours when the clocks change', () => {
    // In Europe, clocks went forward on March 29, 2026, so noon to noon was 23 hours.
    const noon = new Date('2026-03-29T12:00:00+02:00');
    expect(formatTimeUntil(noon, new Date('2026-03-28T12:00:00+01:00'), t)).toBe(
      '23 hours, 0 minutes, 0 seconds',
    );
  });
});
