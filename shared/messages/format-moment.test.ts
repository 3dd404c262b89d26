import { expect, it } from 'vitest';
import { formatMomentIn } from './format-moment.ts';

it.each([
  ['en', 'November 29, 2026 at 03:05 PM UTC'],
  ['af', '29 November 2026 om 15:05 UTC'],
  ['zu', '29 Novemba 2026, 15:05 UTC'],
  ['xh', '29 Novemba 2026, 15:05 UTC'],
  ['fr', '29 novembre 2026 à 15:05 UTC'],
  ['pt', '29 de novembro de 2026 às 15:05 UTC'],
  ['de', '29. November 2026 um 15:05 UTC'],
  ['nl', '29 november 2026 om 15:05 UTC'],
] as const)('a moment in %s is %s', (language, text) => {
  expect(formatMomentIn(language, '2026-11-29T15:05:00Z', 'UTC')).toBe(text);
});

it('a day has no leading zero', () => {
  expect(formatMomentIn('zu', '2026-06-01T05:05:00Z', 'UTC')).toBe('1 Juni 2026, 05:05 UTC');
});
