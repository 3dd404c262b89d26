import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_STOPS = 150;

/** A keyboard-only user. Every stop on the way must show where the focus is. */
export interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab until `target` has the focus. Fails if it is never reached, or the focus is invisible at any stop. */
  tabTo(target: Locator): Promise<void>;
  tabBackTo(target: Locator): Promise<void>;
  /** Tabs to a button or box and presses it. */
  use(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Tabs to a field and replaces its text. */
  fill(target: Locator, text: string): Promise<void>;
  /** Tabs to a file field, opens the browser's dialog and chooses there. */
  choose(target: Locator, files: Parameters<FileChooser['setFiles']>[0]): Promise<void>;
  expectFocus(target: Locator): Promise<void>;
}

export function createKeyboard(page: Page): Keyboard {
  // Playwright intercepts file dialogs only while there is a listener. One added along with the key press may come too late.
  page.on('filechooser', () => undefined);

  async function walk(key: 'Tab' | 'Shift+Tab', target: Locator) {
    await target.waitFor();
    for (let stops = 0; !(await hasFocus(target)); stops += 1) {
      if (stops === MOST_STOPS) throw new Error(`${key} never reaches ${String(target)}`);
      await page.keyboard.press(key);
      // Polls, because an element that slides in is off screen at first.
      const message = `what hides the focus on the way to ${String(target)}`;
      await expect.poll(() => page.evaluate(unseenFocus), { message }).toBeNull();
    }
  }
  const tabTo = (target: Locator) => walk('Tab', target);
  const expectFocus = (target: Locator) =>
    expect.poll(() => hasFocus(target), { message: `focus on ${String(target)}` }).toBe(true);

  return {
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    tabTo,
    tabBackTo: (target) => walk('Shift+Tab', target),
    async use(target, key = 'Enter') {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    async fill(target, text) {
      await tabTo(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async choose(target, files) {
      await tabTo(target);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
      await chooser.setFiles(files);
    },
    expectFocus,
  };
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Runs in the page: describes an element whose focus is invisible; null if all is well. */
function unseenFocus(): string | null {
  const element = document.activeElement;
  // After the last stop, the focus moves to the browser's own UI.
  if (!element || element === document.body) return null;
  const isRinged = (candidate: Element) => getComputedStyle(candidate).outlineStyle !== 'none';
  const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  const label = element.closest('label');
  if (isOnScreen && (isRinged(element) || (label && isRinged(label)))) return null;
  return element.outerHTML.slice(0, 200);
}
