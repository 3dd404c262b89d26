import { expect, it } from 'vitest';
import { computeMailConcurrencyLimits } from './mail-concurrency-limiter.ts';

it('leaves room in both shares beside one slow domain, wherever there is more than one place', () => {
  expect(computeMailConcurrencyLimits(12)).toEqual({
    all: 12,
    urgent: 4,
    urgentOfDomain: 2,
    othersOfDomain: 3,
  });
  for (let all = 3; all <= 100; all += 1) {
    const { urgent, urgentOfDomain, othersOfDomain } = computeMailConcurrencyLimits(all);
    expect(urgent).toBeGreaterThan(urgentOfDomain);
    expect(urgentOfDomain).toBeGreaterThan(0);
    expect(othersOfDomain).toBeGreaterThan(0);
    if (all - urgent > 1) expect(all - urgent).toBeGreaterThan(othersOfDomain);
  }
});
