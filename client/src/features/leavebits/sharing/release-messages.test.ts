import { expect, it } from 'vitest';
import { formatMoment } from '#client/lib/dates.ts';
import { describeReleaseRule } from './release-messages.ts';

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
