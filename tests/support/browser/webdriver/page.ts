import { setTimeout as delay } from 'node:timers/promises';
import type { ElementCondition, ElementRole, LocatorStep } from './find-element.ts';

/** A separate browser with one tab, restricted to what every driver can do. */
export interface WebdriverTab extends AsyncDisposable {
  /** The browser's name and version. */
  version: string;
  goto(url: string): Promise<void>;
  /** The first element that matches the steps and meets the condition. */
  find(steps: LocatorStep[], condition: ElementCondition): Promise<WebdriverElement | null>;
  /** The URL, and the text on the page. */
  describe(): Promise<string>;
  /** The folder where downloads arrive. */
  downloads: string;
  /** Script errors since the last call, as far as the driver can see them. */
  takeErrors(): Promise<string[]>;
}

/** An element handle of a driver. */
export interface WebdriverElement {
  click(): Promise<void>;
  /** Replaces the text of a field. Returns false if the field doesn't have it then, because the focus moved away while it was typed. */
  fill(text: string): Promise<boolean>;
  pressEnter(): Promise<void>;
  setFiles(paths: string[]): Promise<void>;
}

interface Named {
  name?: string;
  exact?: boolean;
}

/** Locates an element, with the few methods of Playwright's locators that these journeys need. Each one waits. */
export interface WebdriverLocator {
  getByRole(role: ElementRole, named?: Named): WebdriverLocator;
  getByLabel(name: string, options?: { exact?: boolean }): WebdriverLocator;
  getByText(name: string, options?: { exact?: boolean }): WebdriverLocator;
  locator(selector: string): WebdriverLocator;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  setInputFiles(...paths: string[]): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'detached' }): Promise<void>;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;

/** Locates everything on a tab's page. */
export const locatePage = (tab: WebdriverTab): WebdriverLocator => locate(tab, []);

function locate(tab: WebdriverTab, steps: LocatorStep[]): WebdriverLocator {
  const then = (step: LocatorStep) => locate(tab, [...steps, step]);
  const look = (condition: ElementCondition) =>
    // A page that is unloading cannot respond.
    tab.find(steps, condition).catch(() => null);

  async function until<T>(done: () => Promise<T | null>, what: string): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      const result = await done();
      if (result !== null) return result;
      await delay(PAUSE_MS);
    }
    throw new Error(`${JSON.stringify(steps)} is not ${what}. The page shows:\n${await tab.describe()}`);
  }
  const get = (condition: ElementCondition) => until(() => look(condition), condition);

  return {
    getByRole: (role, { name, exact = false } = {}) => then({ by: 'role', role, name, isExact: exact }),
    getByLabel: (name, { exact = false } = {}) => then({ by: 'label', name, isExact: exact }),
    getByText: (name, { exact = false } = {}) => then({ by: 'text', name, isExact: exact }),
    locator: (selector) => then({ by: 'css', selector }),
    click: async () => (await get('ready')).click(),
    fill: async (text) =>
      void (await until(async () => (await (await get('ready')).fill(text)) || null, 'filled')),
    pressEnter: async () => (await get('visible')).pressEnter(),
    setInputFiles: async (...paths) => (await get('present')).setFiles(paths),
    async waitFor({ state = 'visible' } = {}) {
      if (state === 'visible') await get('visible');
      else await until(async () => ((await look('present')) === null ? true : null), 'detached');
    },
  };
}
