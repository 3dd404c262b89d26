import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../../../tests/support/destruction/broken-rules.ts';
import { histories } from '../../../../tests/support/destruction/histories.ts';
import { runHistory, type History, type Rules } from '../../../../tests/support/destruction/model.ts';
import { runOut } from '../../../../tests/support/destruction/promises.ts';
import * as rules from './rules.ts';

/** The number of random histories. HISTORIES sets another number. */
const runs = Number(process.env['HISTORIES'] ?? 10_000);

function brokenBy(given: Rules, history: History): string[] {
  const world = runHistory(given, history);
  runOut(given, world);
  return world.broken;
}

describe('over random lives of an owner, payments, PayFast, mails, reports and clocks', () => {
  it('every promise about destruction is kept', { timeout: 60_000 + runs * 20 }, () => {
    const ways = new Map<string, number>();
    fc.assert(
      fc.property(histories, (history) => {
        const world = runHistory(rules, history);
        for (const way of world.seen) ways.set(way, (ways.get(way) ?? 0) + 1);
        runOut(rules, world);
        expect(world.broken).toEqual([]);
      }),
      { numRuns: runs },
    );
    // A third of the usual share: histories do reach each of these ends.
    const least = {
      destroyed: 0.06,
      'destroyed-unreachable': 0.05,
      unreachable: 0.12,
      bounced: 0.015,
      paid: 0.04,
      forgotten: 0.01,
      'charge-unheard': 0.004,
      'payfast-unanswered': 0.004,
      'payment-unsettled': 0.012,
      'warning-waits': 0.03,
      'reporters-wait': 0.05,
      recovery: 0.008,
      alarmed: 0.04,
    };
    const rare = Object.entries(least).filter(([way, share]) => (ways.get(way) ?? 0) < share * runs);
    expect(rare).toEqual([]);
  });

  it.each(brokenRules(rules))('would show that %s', (_what, broken, promise) => {
    const found = fc.check(
      fc.property(histories, (history) => !brokenBy(broken, history).includes(promise)),
      // The rarest fault is found after about 4000 runs. The run ends at the first fault.
      { numRuns: 100_000, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  });
});

describe('what PayFast’s books and agreements say', () => {
  const owners = { offers: new Set(['offer-1', 'offer-2']), heard: new Set(['7']) };

  it.each([
    ['a payment that was applied', 'offer-1', '7', false],
    ['a payment that was not applied', 'offer-2', '8', true],
    ['somebody else’s payment', 'offer-9', '8', false],
    ['a payment without one of our offers', null, '8', false],
  ])('%s', (_what, merchantPaymentId, paymentId, isUnheard) => {
    expect(rules.listsUnheard([{ merchantPaymentId, paymentId }], owners)).toBe(isUnheard);
  });

  const days = { today: '2041-02-10', paidUntil: '2040-02-01' };
  it.each([
    ['as many cycles as payments', { isActive: false, cyclesComplete: 3, runDate: '2040-03-01' }, 3, false],
    ['fewer cycles: a start may be none', { isActive: false, cyclesComplete: 2, runDate: null }, 3, false],
    ['more cycles than payments', { isActive: false, cyclesComplete: 4, runDate: null }, 3, true],
    ['more cycles, though it is cancelled', { isActive: false, cyclesComplete: 1, runDate: null }, 0, true],
    ['a next charge ahead', { isActive: true, cyclesComplete: 0, runDate: '2041-03-01' }, 1, true],
    ['a next charge that never came', { isActive: true, cyclesComplete: 0, runDate: '2040-02-01' }, 1, false],
    [
      'a next charge of a cancelled agreement',
      { isActive: false, cyclesComplete: 0, runDate: '2041-03-01' },
      1,
      false,
    ],
    ['neither cycles nor a next charge', { isActive: true, cyclesComplete: null, runDate: null }, 0, false],
  ])('%s', (_what, described, heard, expected) => {
    expect(rules.mayHaveCharged(described, heard, days)).toBe(expected);
  });
});
