import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong } from '../amounts.ts';
import { WIDTH } from './journey.ts';
import { dismissToasts } from './owner-page.ts';

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A color scheme changes colors. A width moves parts, makes some scroll, and shows or hides a few buttons and links. All other
 * rules judge the markup, which is the same in every look.
 */
const RULES_OF_A_LOOK = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
];

/** Fails with a list of the accessibility problems on the page (WCAG 2.2 AA). */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolation(page, ALL_RULES);

/**
 * The same for what was checked already, in another color scheme or at another width. In `npm test` it skips the rules that a
 * look cannot change, and what lies behind an open dialog. That was checked before the dialog opened.
 */
export const expectAccessibleToo = (page: Page): Promise<void> =>
  isLong
    ? expectAccessible(page)
    : expectNoViolation(page, RULES_OF_A_LOOK, '[role=dialog], [role=alertdialog]');

/** @param within limits the check to these parts, if there are any. */
async function expectNoViolation(page: Page, runOnly: string[], within = ''): Promise<void> {
  // On a phone a toast covers what lies below it, until it is dismissed.
  if (WIDTH < 640) await dismissToasts(page);
  let violations: Result[];
  // A part that fades in does not have its final colors. If something moved during the check, the check says nothing.
  do {
    await page.evaluate(comeToRest);
    violations = await violationsOn(page, within, { runOnly, resultTypes: ['violations'] });
  } while (await page.evaluate(() => (window as unknown as { hasMoved: boolean }).hasMoved));
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
}

/** Runs in the page: waits until nothing moves, and then notes any new movement. */
async function comeToRest(): Promise<void> {
  // An endless animation counts as rest.
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity;
  const moving = () => document.getAnimations().filter(isMoving);
  // Looks again after each: with an inherited color, one transition starts while another runs.
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

let source: Promise<string> | undefined;

/** The first check of a document loads axe into it. */
async function violationsOn(page: Page, within: string, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(await source);
  }
  const { violations } = await page.evaluate(
    ([within, options]) => {
      const isThere = within !== '' && document.querySelector(within) !== null;
      return (window as unknown as { axe: typeof axe }).axe.run(isThere ? within : document, options);
    },
    [within, options] as const,
  );
  return violations;
}
