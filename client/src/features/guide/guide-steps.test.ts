import { expect, test } from 'vitest';
import { after, guideSteps, keptWords, nextStep, placeIn } from './guide-steps.ts';

const done = (...steps: (typeof guideSteps)[number][]) => ({
  write: steps.includes('write'),
  name: steps.includes('name'),
  reporters: steps.includes('reporters'),
});

test('a guide leads to the first step that is neither done nor skipped', () => {
  expect(nextStep(done(), 0)).toBe('write');
  expect(nextStep(done('write'), 0)).toBe('name');
  expect(nextStep(done('write', 'name'), 0)).toBe('reporters');
  expect(nextStep(done('reporters'), 0)).toBe('write');
  expect(nextStep(done(), after('write'))).toBe('name');
  expect(nextStep(done('write'), after('name'))).toBe('reporters');
  expect(nextStep(done(...guideSteps), 0)).toBeNull();
  expect(nextStep(done(), after('reporters'))).toBeNull();
});

test('a tab keeps where the guide of its owner is, and nobody else’s', () => {
  for (let from = 0; from <= guideSteps.length; from += 1) expect(placeIn(keptWords(7, from), 7)).toBe(from);
  for (const kept of [null, '', '7', '7 x', '8 1', '77 1', keptWords(0, 1)])
    expect(placeIn(kept, 7)).toBeNull();
  expect(placeIn('7 9', 7)).toBe(guideSteps.length);
});
