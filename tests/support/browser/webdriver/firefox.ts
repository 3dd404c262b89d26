import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import type { ElementHandle } from 'puppeteer-core';
import { installDebianPackages, commandSucceeds } from '../install-packages.ts';
import { ROLE_SELECTORS, describePage, findInPage } from './find-element.ts';
import type { WebdriverElement, WebdriverTab } from './page.ts';

const PROGRAM = '/usr/bin/firefox-esr';

/** Whether Firefox ESR is available. Installs it if needed. */
export async function hasFirefox(): Promise<boolean> {
  const runs = () => commandSucceeds(PROGRAM, ['--version'], 60_000);
  return (await runs()) || ((await installDebianPackages('firefox-esr')) && (await runs()));
}

/** Starts Firefox ESR and drives it over its native WebDriver BiDi. */
export async function openFirefox(): Promise<WebdriverTab> {
  const downloads = await mkdtemp(path.join(tmpdir(), 'leavebits-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    extraPrefsFirefox: { 'browser.download.dir': downloads, 'browser.download.folderList': 2 },
    defaultViewport: { width: 1280, height: 900 },
  });
  const [page] = await browser.pages();
  const errors: string[] = [];
  page!.on('pageerror', (error) => errors.push(`${page!.url()}: ${String(error)}`));
  page!.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page!.url()}: ${message.text()}`);
  });
  return {
    version: await browser.version(),
    downloads,
    async goto(url) {
      // After a download, Puppeteer never sees the end of the next navigation.
      const isLoaded = new Promise((resolve) => page!.once('load', resolve));
      await Promise.race([isLoaded, page!.goto(url)]);
    },
    async find(steps, condition) {
      const found = await page!.evaluateHandle(findInPage, steps, condition, ROLE_SELECTORS);
      const element = found.asElement();
      return element && handleOf(element as ElementHandle<HTMLInputElement>);
    },
    describe: () => page!.evaluate(describePage),
    takeErrors: () => Promise.resolve(errors.splice(0)),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

const handleOf = (element: ElementHandle<HTMLInputElement>): WebdriverElement => ({
  click: () => element.click(),
  async fill(text) {
    await element.click();
    await element.evaluate((field) => field.select());
    await element.type(text);
    return element.evaluate((field, typed) => field.value === typed, text);
  },
  pressEnter: () => element.press('Enter'),
  setFiles: (paths) => element.uploadFile(...paths),
});
