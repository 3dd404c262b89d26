import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, ConsoleMessage, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { clientFiles } from '../../server/http/client-files.ts';
import { createLogger } from '../../server/http/logger.ts';
import { startServer } from '../../server/start.ts';
import { launchBrowser } from './chromium.ts';
import { createTestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';
import { codeIn } from './visitor.ts';

/** The whole product as people meet it: built client, real server and worker, real mail, real browser. */
export interface Journey extends AsyncDisposable {
  origin: string;
  mailbox: TestSmtpServer;
  /** A browser of its own (no shared cookies), on a page where any script error fails the journey. */
  openPage(options?: { width?: number; height?: number }): Promise<Page>;
  /** Reads the code of the next mail to an address that an action causes. */
  codeAfter(to: string, act: () => Promise<unknown>): Promise<string>;
  /** Fails if any page has met an error that nobody expected. */
  expectNoPageErrors(): void;
}

// A browser reports every refused call on its own console; these refusals are part of the product.
const EXPECTED = /Failed to load resource: the server responded with a status of (400|401|409|423|429)/;

// Refused links and a blocked owner's save are as well, but a missing file of our own never is.
const EXPECTED_OF_API = /Failed to load resource: the server responded with a status of (402|404)/;

function isExpected(message: ConsoleMessage): boolean {
  const text = message.text();
  return EXPECTED.test(text) || (EXPECTED_OF_API.test(text) && message.location().url.includes('/api/'));
}

export async function startJourney(): Promise<Journey> {
  const database = await createTestDatabase();
  const mailbox = await startSmtpServer();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    APP_ORIGIN: origin,
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    SESSION_SECRET: 'a secret that only the journeys know, long enough',
    DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATA_DIR: '/nonexistent/leavebits-test',
  });
  const logger = createLogger(config.logLevel);
  const server = await startServer({ config, logger, client: clientFiles(), mailbox: null });
  const browser: Browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  return {
    origin,
    mailbox,
    async openPage({ width = 1280, height = 900 } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, acceptDownloads: true });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message)) errors.push(message.text());
      });
      return page;
    },
    async codeAfter(to, act) {
      const after = mailbox.mails().length;
      await act();
      return codeIn(await mailbox.waitForMail({ to, subject: /code/, after }));
    },
    expectNoPageErrors: () => expect(errors).toEqual([]),
    async [Symbol.asyncDispose]() {
      for (const context of contexts) await context.close();
      await browser.close();
      await server.stop();
      await mailbox[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Fails with the list of what a person with assistive technology would stumble over (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not its colours yet; what turns for ever never ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
}

/** The bytes a click downloads, and the name they are offered under. */
export async function downloadFrom(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export const PASSWORD = 'Correct-horse-7';

/** Registers through the pages and ends on the owner's home. */
export async function registerOnPage(journey: Journey, page: Page, email: string): Promise<void> {
  await page.goto(`${journey.origin}/auth?mode=register`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(email, () => page.getByRole('button', { name: 'Register' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
}
