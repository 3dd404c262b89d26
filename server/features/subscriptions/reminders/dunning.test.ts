import { describe, expect, it } from 'vitest';
import { findDuePaymentReminder } from './dunning.ts';

const at = (iso: string) => new Date(iso);

describe('the end of the free time is announced', () => {
  const freeUntil = at('2027-01-30T10:00:00Z');
  const firstCharge = at('2027-02-01T10:00:00Z');
  const remind = (status: 'Trial' | 'Monthly' | 'Cancelled', nextPaymentDate: Date, now: string) =>
    findDuePaymentReminder(
      { status, nextPaymentDate, isBilled: true, freeUntil, isCancelledByOwner: false },
      at(now),
    );

  it.each([
    ['without a subscription', 'Trial', freeUntil],
    ['with a first charge some days later', 'Monthly', firstCharge],
    ['with a subscription that was cancelled at PayFast', 'Cancelled', freeUntil],
  ] as const)('%s', (_name, status, end) => {
    expect(remind(status, end, '2027-01-25T10:00:00Z')).toEqual({
      kind: 'free-period-ends',
      days: 7,
      at: end,
    });
    const dayAhead = new Date(end.getTime() - 20 * 60 * 60_000).toISOString();
    expect(remind(status, end, dayAhead)).toMatchObject({ days: 1 });
  });

  it('and the end of a paid month is not', () => {
    const paid = at('2027-02-28T10:00:00Z');
    expect(remind('Monthly', paid, '2027-02-27T20:00:00Z')).toBeNull();
    expect(remind('Cancelled', paid, '2027-02-27T20:00:00Z')).toBeNull();
  });
});
