import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '#client/lib/paths.ts';
import { findWayBack } from './way-back.ts';

it('leads back to the check-up only if that led here', () => {
  const { search } = new URL(
    paths.release({ from: 'check-up', question: 'away' }),
    'https://leavebits.example',
  );
  expect(findWayBack(search).href).toBe('/account/check-up');
  expect(findWayBack('').href).toBe('/home');
});

it('leads nowhere else, whatever a link says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (from) => {
      expect(['/home', '/account/check-up']).toContain(findWayBack(`?from=${from}`).href);
    }),
  );
});
