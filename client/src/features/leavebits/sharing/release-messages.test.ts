import { expect, it } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-rules/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { describeReleaseRule, describeSubstitute } from './release-messages.ts';

const t = messagesFrom<'owner-leavebits-rules'>(messages);
const AT = new Date('2026-06-01T12:00:00Z');

it('what waits for a report is open while the estate is', () => {
  const setting = { releaseType: 'death_incapacitation' } as const;
  expect(describeReleaseRule(setting, { at: AT }, t)).toMatch(/^Opens after/);
  expect(describeReleaseRule(setting, { at: AT, isEstateOpen: true }, t)).toBe('Open because of a report');
});

it.each([
  ['2026-06-01T12:00:01Z', 'Opens on'],
  ['2026-06-01T12:00:00Z', 'Open since'],
  ['2026-05-01T12:00:00Z', 'Open since'],
])('a date of %s is still to come or has come', (scheduledDate, words) => {
  expect(describeReleaseRule({ releaseType: 'scheduled', scheduledDate }, { at: AT }, t)).toBe(
    `${words} ${formatMoment(scheduledDate)}`,
  );
});

it('a recipient’s row says who is next', () => {
  const setting = { email: 'lena@x.org', substitute: 'ben@x.org', name: null, afterDays: 60 };
  expect(describeSubstitute(setting, t)).toBe(
    'If it’s still unopened 60 days after its opening, ben@x.org gets it as well.',
  );
  expect(describeSubstitute({ ...setting, name: 'Ben' }, t)).toMatch(/, Ben gets it/);
});
