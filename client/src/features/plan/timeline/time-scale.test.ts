import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { RUN_SEED } from '#tests/support/run-seed.ts';
import { arrangeMarks, MARK_SIZE, createTimeScale, type TimelineMark } from './time-scale.ts';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const days = fc.array(fc.integer({ min: -4000, max: 20_000 }), { maxLength: 12 });

describe('the scale of a timeline', () => {
  it('keeps the order of time, and everything inside the picture', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 280, max: 1800 }), fc.boolean(), (found, width, hasUndated) => {
        const moments = found.map((day) => NOW + day * DAY_MS);
        const { today, undated, xOf, ticks } = createTimeScale({ width, now: NOW, moments, hasUndated });
        for (const moment of moments) {
          const x = xOf(moment);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(hasUndated ? undated - MARK_SIZE : width);
          expect(moment < NOW ? x < today : x > today).toBe(true);
        }
        const xs = moments.toSorted((one, other) => one - other).map(xOf);
        expect(xs).toEqual(xs.toSorted((one, other) => one - other));
        const labels = ticks.map(({ x }) => x);
        expect(labels).toEqual(labels.toSorted((one, other) => one - other));
      }),
      { seed: RUN_SEED, numRuns: 300 },
    );
  });

  it('lets no mark cover another, and loses none', () => {
    const mark: fc.Arbitrary<TimelineMark<string>> = fc.record({
      kind: fc.constantFrom('opens', 'waits'),
      x: fc.integer({ min: 0, max: 400 }),
      count: fc.integer({ min: 1, max: 5 }),
      labels: fc.constantFrom(['Gets “The safe”']),
    });
    fc.assert(
      fc.property(fc.array(mark), (marks) => {
        const shown = arrangeMarks(marks);
        for (const [index, { x }] of shown.entries())
          if (index > 0) expect(x - shown[index - 1]!.x).toBeGreaterThanOrEqual(MARK_SIZE);
        const sum = (some: readonly TimelineMark<string>[]) =>
          some.reduce((total, { count }) => total + count, 0);
        expect(sum(shown)).toBe(sum(marks));
        expect(shown.flatMap(({ labels }) => labels)).toHaveLength(marks.length);
      }),
      { seed: RUN_SEED, numRuns: 300 },
    );
  });
});
