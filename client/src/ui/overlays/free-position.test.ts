import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFreePosition } from './free-position.ts';

const screen = { top: 0, bottom: 700 };

test.each([
  ['the bottom, if it is free', [], 600],
  ['above a footer with buttons', [{ top: 620, bottom: 700 }], 520],
  [
    'between two headings',
    [
      { top: 400, bottom: 430 },
      { top: 650, bottom: 680 },
    ],
    544,
  ],
  ['the bottom, if nothing is free', [{ top: 0, bottom: 700 }], 600],
] as const)('a message stands at %s', (_where, taken, top) => {
  expect(findFreePosition(100, screen, { taken, useful: [] })).toBe(top);
});

test.each([
  ['the bottom, if it is free', [{ top: 0, bottom: 600 }], 600],
  ['above a button at the bottom', [{ top: 640, bottom: 684 }], 536],
  [
    'where it covers one button and not two',
    [
      { top: 0, bottom: 500 },
      { top: 480, bottom: 590 },
      { top: 580, bottom: 700 },
    ],
    600,
  ],
] as const)('a message that could cover a button stands at %s', (_where, useful, top) => {
  expect(findFreePosition(100, screen, { taken: [], useful })).toBe(top);
});

test('a message covers a button before it covers a heading', () => {
  const taken = [{ top: 0, bottom: 500 }];
  const useful = [{ top: 500, bottom: 700 }];
  expect(findFreePosition(100, screen, { taken, useful })).toBe(600);
});

test('wherever the headings are, a message covers one only if every place covers one', () => {
  const spans = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 60 })).map(([top, height]) => ({
      top,
      bottom: top + height,
    })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(spans, spans, fc.integer({ min: 40, max: 200 }), (taken, useful, height) => {
      const covers = (top: number) => taken.some((span) => span.top < top + height && span.bottom > top);
      const top = findFreePosition(height, screen, { taken, useful });
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(700);
      const tried = Array.from({ length: 200 }, (_, step) => 700 - height - step * 8).filter((y) => y >= 0);
      if (covers(top)) expect(tried.every(covers)).toBe(true);
    }),
  );
});
