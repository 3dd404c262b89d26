import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findDueClosingNotice } from './rules.ts';

const closesAt = new Date('2031-06-01T12:00:00Z');
const at = (iso: string) => new Date(iso);

test.each([
  ['2031-04-02T11:59:59.999Z', null],
  ['2031-04-02T12:00:00Z', 60],
  ['2031-05-18T11:59:59.999Z', 60],
  ['2031-05-18T12:00:00Z', 14],
  ['2031-06-01T11:59:59.999Z', 14],
  ['2031-06-01T12:00:00Z', null],
  ['2040-01-01T00:00:00Z', null],
])('at %s the due notice is the one for %s days', (now, days) => {
  expect(findDueClosingNotice(closesAt, at(now))?.days ?? null).toBe(days);
});

describe('a notice', () => {
  const moments = fc.date({ min: at('2031-01-01'), max: at('2032-01-01'), noInvalidDate: true });

  it('is due from its day on, stays due until it ends, and ends when the estate closes at the latest', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const notice = findDueClosingNotice(closesAt, now);
        if (notice === null) return;
        expect(closesAt.getTime() - now.getTime()).toBeLessThanOrEqual(notice.days * 86_400_000);
        expect(now < notice.sendUntil && notice.sendUntil <= closesAt).toBe(true);
        expect(findDueClosingNotice(closesAt, new Date(notice.sendUntil.getTime() - 1))).toEqual(notice);
        expect(findDueClosingNotice(closesAt, notice.sendUntil)?.days).not.toBe(notice.days);
      }),
    );
  });

  it('is followed only by a later notice, whenever the job runs', () => {
    fc.assert(
      fc.property(fc.array(moments, { minLength: 2 }), (looks) => {
        const told = looks
          .sort((one, other) => one.getTime() - other.getTime())
          .flatMap((now) => findDueClosingNotice(closesAt, now)?.days ?? []);
        expect(told).toEqual([...told].sort((one, other) => other - one));
      }),
    );
  });
});
