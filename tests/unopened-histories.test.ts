import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unopenedHistories } from './support/unopened/histories.ts';
import { runUnopenedHistory, unopenedProductRules } from './support/unopened/model.ts';
import { createUnopenedMutants } from './support/unopened/mutants.ts';

/* Owners, recipients, time and mail servers do what they like. The test keeps its own account of what is open to whom, and why. */
describe('over random histories of what isn’t opened', () => {
  const { arbitrary, runs } = unopenedHistories;

  it('every promise about reminders and substitutes holds', { timeout: 60_000 + runs * 10 }, () => {
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(arbitrary, (history) => {
        const { broken, seen } = runUnopenedHistory(unopenedProductRules, history);
        for (const what of seen) counts.set(what, (counts.get(what) ?? 0) + 1);
        expect(broken).toEqual([]);
      }),
      { numRuns: runs },
    );
    // Histories prove nothing if nothing happens in them.
    for (const what of [
      'a turn of a living owner',
      'a turn after a release',
      'a chain',
      'revoked',
      'taken back from a substitute',
      'somebody never opens something',
    ])
      expect(counts.get(what) ?? 0, what).toBeGreaterThan(runs / 100);
  });

  it.each(createUnopenedMutants(unopenedProductRules))('notices when %s', (_what, createRules, promise) => {
    const unnoticed = fc.property(
      arbitrary,
      (history) => !runUnopenedHistory(createRules(), history).broken.includes(promise),
    );
    expect(fc.check(unnoticed, { numRuns: 2000, seed: 7, endOnFailure: true }).failed).toBe(true);
  });
});
