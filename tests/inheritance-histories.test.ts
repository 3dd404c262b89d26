import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inheritanceHistories } from './support/inheritance/histories.ts';
import { inheritanceProductRules, runInheritanceHistory } from './support/inheritance/model.ts';
import { createInheritanceMutants } from './support/inheritance/mutants.ts';

/*
 * A thief with the owner's session, or with a dead owner's mailbox, does what they like alongside honest reporters. Either the
 * owner's email can restore what the owner wanted, or someone other than the thief was notified in time.
 */
describe('over random histories of a thief', () => {
  const { arbitrary, runs } = inheritanceHistories;

  it(
    'an inheritance is never taken without a way to undo it or a notice to others',
    { timeout: 60_000 + runs * 2 },
    () => {
      const counts = new Map<string, number>();
      fc.assert(
        fc.property(arbitrary, (history) => {
          const world = runInheritanceHistory(inheritanceProductRules, history);
          for (const what of world.seen) counts.set(what, (counts.get(what) ?? 0) + 1);
          expect(world.broken).toEqual([]);
        }),
        { numRuns: runs },
      );
      // Histories prove nothing if nothing happens in them.
      for (const what of [
        'purged',
        'rewritten',
        'moved',
        'an arrival',
        'released',
        'revoked',
        'most trashed',
        'erased',
        'deleted',
        'taken during a report',
        'links used in an open estate',
      ]) {
        expect(counts.get(what) ?? 0, what).toBeGreaterThan(runs / 100);
      }
    },
  );

  it.each(createInheritanceMutants(inheritanceProductRules))('notices when %s', (_what, broken, promise) => {
    const unnoticed = fc.property(
      arbitrary,
      (history) => !runInheritanceHistory(broken, history).broken.includes(promise),
    );
    expect(fc.check(unnoticed, { numRuns: 20_000, seed: 7, endOnFailure: true }).failed).toBe(true);
  });
});
