import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isEstateOnHold, getEstateReadableUntil, getAccessEnd, type EstateState } from './rules.ts';

const at = (iso: string) => new Date(iso);
const releasedAt = at('2030-03-01T10:00:00Z');
const released = (lastOpening: Date | null): EstateState => ({ report: 'released', releasedAt, lastOpening });
const untilWith = (lastOpening: Date | null) => getEstateReadableUntil(released(lastOpening))!;
const yearsLater = (years: number) => at(`${2030 + years}-03-01T10:00:00Z`);

test.each([
  ['nothing is dated', null, '2031-03-01T10:00:00Z'],
  ['the last date was before the release', '2029-12-24T18:00:00Z', '2031-03-01T10:00:00Z'],
  ['the last date is the release', '2030-03-01T10:00:00Z', '2031-03-01T10:00:00Z'],
  ['the last date comes within the year', '2030-12-24T18:00:00Z', '2031-12-24T18:00:00Z'],
  ['the last date is three years ahead', '2033-05-05T05:05:05Z', '2034-05-05T05:05:05Z'],
  ['the last date is a leap day', '2032-02-29T10:00:00Z', '2033-02-28T10:00:00Z'],
  ['the last date is more than 24 years ahead', '2054-06-01T00:00:00Z', '2055-03-01T10:00:00Z'],
  ['the last date is 25 years ahead', '2055-03-01T10:00:00Z', '2055-03-01T10:00:00Z'],
  ['the last date is absurd', '9999-12-31T23:59:59Z', '2055-03-01T10:00:00Z'],
  ['the last date is the last there is', '+275760-09-13T00:00:00Z', '2055-03-01T10:00:00Z'],
])('when %s, an estate is readable until %s → %s', (_what, lastOpening, until) => {
  const end = untilWith(lastOpening === null ? null : at(lastOpening));
  expect(end.toISOString()).toBe(at(until).toISOString());
});

test.each(['none', 'pending'] as const)('with the report “%s” there is no end to name', (report) => {
  expect(getEstateReadableUntil({ report })).toBeNull();
});

describe('whatever is dated', () => {
  const opening = fc.option(fc.date({ noInvalidDate: true }));

  it('an estate is readable for a year at least and for 25 at most', () => {
    fc.assert(
      fc.property(opening, (lastOpening) => {
        const end = untilWith(lastOpening);
        expect(end >= yearsLater(1)).toBe(true);
        expect(end <= yearsLater(25)).toBe(true);
      }),
    );
  });

  it('what opens within 24 years can be read for a year', () => {
    const soon = fc.date({ min: releasedAt, max: yearsLater(24), noInvalidDate: true });
    fc.assert(
      fc.property(soon, (lastOpening) => {
        const days = (untilWith(lastOpening).getTime() - lastOpening.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(365);
      }),
    );
  });

  it('a later date never shortens it', () => {
    const dates = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(untilWith(earlier) >= untilWith(null)).toBe(true);
        expect(untilWith(later) >= untilWith(earlier)).toBe(true);
      }),
    );
  });
});

test.each<[what: string, estate: EstateState, paidUntil: string, shut: string]>([
  ['an unpaid one', { report: 'none' }, '2030-05-01T00:00:00Z', '2030-05-01T00:00:00Z'],
  ['an unpaid one that is reported', { report: 'pending' }, '2030-05-01T00:00:00Z', '2030-05-01T00:00:00Z'],
  ['an unpaid one that was released', released(null), '2030-05-01T00:00:00Z', '2031-03-01T10:00:00Z'],
  [
    'one that is paid for longer than its release lasts',
    released(null),
    '2032-01-01T00:00:00Z',
    '2032-01-01T00:00:00Z',
  ],
])('%s is shut from its time on', (_what, estate, paidUntil, shut) => {
  const subscription = { status: 'Trial' as const, nextPaymentDate: at(paidUntil), isBilled: true };
  expect(getAccessEnd({ estate, subscription })).toEqual(at(shut));
});

test.each<[what: string, estate: EstateState, now: string, expected: boolean]>([
  ['nobody has reported anything', { report: 'none' }, '2030-05-01T00:00:00Z', false],
  ['a report is pending', { report: 'pending' }, '2030-05-01T00:00:00Z', true],
  ['it was just released', released(null), '2030-03-01T10:00:00Z', true],
  ['it can be read for one more millisecond', released(null), '2031-03-01T09:59:59.999Z', true],
  ['its time is over', released(null), '2031-03-01T10:00:00Z', false],
])('when %s, an estate is at rest or not', (_what, estate, now, expected) => {
  expect(isEstateOnHold(estate, at(now))).toBe(expected);
});
