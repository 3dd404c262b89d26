import { expect, it } from 'vitest';
import { formatMoment } from '#client/lib/dates.ts';
import { describeReleaseRule, describeSubstitute } from './release-messages.ts';

const AT = new Date('2026-06-01T12:00:00Z');

it('what waits for a report is open while the estate is', () => {
  const setting = { releaseType: 'death_incapacitation' } as const;
  expect(describeReleaseRule(setting, AT)).toMatch(/^Opens after/);
  expect(describeReleaseRule(setting, AT, { isEstateOpen: true })).toBe('Open because of a report');
});

it.each([
  ['2026-06-01T12:00:01Z', 'Opens on'],
  ['2026-06-01T12:00:00Z', 'Open since'],
  ['2026-05-01T12:00:00Z', 'Open since'],
])('a date of %s is still to come or has come', (scheduledDate, words) => {
  expect(describeReleaseRule({ releaseType: 'scheduled', scheduledDate }, AT)).toBe(
    `${words} ${formatMoment(scheduledDate)}`,
  );
});

it('a recipient’s row says who is next', () => {
  const setting = { email: 'lena@x.org', substitute: 'ben@x.org', name: null, afterDays: 60 };
  expect(describeSubstitute(setting)).toBe(
    'If it’s still unopened 60 days after its opening, ben@x.org gets it as well.',
  );
  expect(describeSubstitute({ ...setting, name: 'Ben' })).toMatch(/, Ben gets it/);
});
