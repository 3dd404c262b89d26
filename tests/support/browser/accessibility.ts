import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLongRun } from '../test-amounts.ts';
import { measureCost } from '../reporters/test-costs.ts';
import { findAxeViolations } from './axe.ts';
import { dismissToasts } from './owner-home.ts';

/** Rechecks a page in another color scheme or at another width, in the long run only. */
export const expectAccessibleInLongRun = (page: Page): Promise<void> =>
  isLongRun ? expectAccessible(page) : Promise.resolve();

/** Fails with a list of the accessibility problems on the page (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // On a phone, a toast covers what is below it until it is dismissed.
  if (page.viewportSize()!.width < 640) await dismissToasts(page);
  let violations: Result[];
  // An element that is fading in does not have its final colors yet, so a check during which something moved is inconclusive.
  do {
    await page.evaluate(comeToRest);
    violations = await measureCost('axe', () => findAxeViolations(page));
  } while (await page.evaluate(() => (window as unknown as { hasMoved: boolean }).hasMoved));
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
}

/** Runs in the page: waits until nothing moves, then records any new movement. */
async function comeToRest(): Promise<void> {
  // An endless animation does not count as movement.
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity;
  const moving = () => document.getAnimations().filter(isMoving);
  // Rechecks after each: with an inherited color, one transition starts while another runs.
  for (let now = moving(); now.length > 0; now = moving()) {
    await Promise.allSettled(now.map(({ finished }) => finished));
  }
  const holder = window as unknown as { hasMoved?: boolean };
  const isWatched = holder.hasMoved !== undefined;
  holder.hasMoved = false;
  if (isWatched) return;
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, () => (holder.hasMoved ||= moving().length > 0), true);
  }
}
