import { expect, test } from 'vitest';
import {
  getGuidePositionAfter,
  guideSteps,
  formatGuideProgress,
  findNextGuideStep,
  parseGuideProgress,
} from './guide-steps.ts';

const done = (...steps: (typeof guideSteps)[number][]) => ({
  write: steps.includes('write'),
  name: steps.includes('name'),
  reporters: steps.includes('reporters'),
});

test('a guide leads to the first step that is neither done nor skipped', () => {
  expect(findNextGuideStep(done(), 0)).toBe('write');
  expect(findNextGuideStep(done('write'), 0)).toBe('name');
  expect(findNextGuideStep(done('write', 'name'), 0)).toBe('reporters');
  expect(findNextGuideStep(done('reporters'), 0)).toBe('write');
  expect(findNextGuideStep(done(), getGuidePositionAfter('write'))).toBe('name');
  expect(findNextGuideStep(done('write'), getGuidePositionAfter('name'))).toBe('reporters');
  expect(findNextGuideStep(done(...guideSteps), 0)).toBeNull();
  expect(findNextGuideStep(done(), getGuidePositionAfter('reporters'))).toBeNull();
});

test('a tab keeps where the guide of its owner is, and nobody else’s', () => {
  for (let from = 0; from <= guideSteps.length; from += 1)
    expect(parseGuideProgress(formatGuideProgress(7, from), 7)).toBe(from);
  for (const kept of [null, '', '7', '7 x', '8 1', '77 1', formatGuideProgress(0, 1)])
    expect(parseGuideProgress(kept, 7)).toBeNull();
  expect(parseGuideProgress('7 9', 7)).toBe(guideSteps.length);
});
