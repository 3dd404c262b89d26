import { expect, test } from 'vitest';
import { createTimeZoneLink, formatEmailDate } from './email-dates.ts';

const brand = { config: { appOrigin: 'https://leavebits.example' } };
const at = '2031-06-03T14:00:00Z';

test('a reader whose time zone we don’t know gets UTC and South African time', () => {
  expect(formatEmailDate(brand, at).text).toBe('June 3, 2031 at 02:00 PM UTC (04:00 PM in South Africa)');
  expect(formatEmailDate(brand, at, { timeZone: null }).text).toContain('UTC');
  expect(formatEmailDate(brand, '2031-12-31T22:30:00Z').text).toBe(
    'December 31, 2031 at 10:30 PM UTC (January 1, 12:30 AM in South Africa)',
  );
});

test.each([
  ['America/New_York', 'June 3, 2031 at 10:00 AM EDT'],
  ['Africa/Johannesburg', 'June 3, 2031 at 04:00 PM GMT+2'],
])('an owner in %s reads %s', (timeZone, text) => {
  const date = formatEmailDate(brand, at, { timeZone });
  expect(date.text).toBe(text);
  expect(createTimeZoneLink(date)).toEqual({
    label: 'This date where you are now',
    url: `https://leavebits.example/time-converter?utc=${at}`,
  });
});

test.each(['Mars/Olympus_Mons', '', 'x'.repeat(10_000)])(
  'a time zone that nobody knows is ignored',
  (timeZone) => {
    expect(formatEmailDate(brand, at, { timeZone })).toEqual(formatEmailDate(brand, at));
  },
);
