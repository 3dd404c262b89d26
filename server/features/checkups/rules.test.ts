import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkupIntervals, checkupMonths } from '#shared/contracts/checkups.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { RUN_SEED } from '#tests/support/run-seed.ts';
import { getCheckupDueDate, isCheckupRequestDue, type CheckupFacts } from './rules.ts';

const START = new Date('2030-01-31T00:00:00Z');
const day = (days: number) => new Date(START.getTime() + days * DAY_MS);
const fresh: CheckupFacts = { every: 'yearly', createdAt: START, checkedUpAt: null, askedAt: null };

describe('a check-up', () => {
  it('is due a whole interval after the last one, or after the account was made', () => {
    expect(getCheckupDueDate(fresh)).toEqual(new Date('2031-01-31T00:00:00Z'));
    expect(getCheckupDueDate({ ...fresh, every: 'half-yearly' })).toEqual(new Date('2030-07-31T00:00:00Z'));
    expect(getCheckupDueDate({ ...fresh, checkedUpAt: day(100) })).toEqual(addMonths(day(100), 12));
    expect(getCheckupDueDate({ ...fresh, every: 'never' })).toBeNull();
    expect(isCheckupRequestDue({ ...fresh, every: 'never' }, day(10_000))).toBe(false);
  });

  it('is asked for once in each interval, whatever the owner does and however the clock jumps', () => {
    const step = fc.record({
      days: fc.integer({ min: -30, max: 500 }),
      does: fc.constantFrom('nothing', 'nothing', 'checks up', 'changes the interval'),
      every: fc.constantFrom(...checkupIntervals),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let facts = fresh;
        let now = START;
        for (const { days, does, every } of steps) {
          now = new Date(now.getTime() + days * DAY_MS);
          if (does === 'checks up') facts = { ...facts, checkedUpAt: now };
          if (does === 'changes the interval') facts = { ...facts, every };
          if (!isCheckupRequestDue(facts, now)) continue;
          const months = checkupMonths[facts.every]!;
          expect(now.getTime()).toBeGreaterThanOrEqual(
            addMonths(facts.checkedUpAt ?? START, months).getTime(),
          );
          facts = { ...facts, askedAt: now };
          // Neither in the next sweep nor a day before the interval ends.
          expect(isCheckupRequestDue(facts, now)).toBe(false);
          expect(isCheckupRequestDue(facts, new Date(addMonths(now, months).getTime() - DAY_MS))).toBe(false);
          expect(isCheckupRequestDue(facts, addMonths(now, months))).toBe(true);
        }
      }),
      { seed: RUN_SEED, numRuns: 500 },
    );
  });
});
