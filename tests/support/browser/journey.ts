import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, ConsoleMessage, Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, TestRunner } from 'vitest';
import { systemClock } from '#server/adapters/clock.ts';
import type { MailTransport } from '#server/adapters/mail/transport.ts';
import { loadConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { serveClientFiles } from '#server/http/client/files.ts';
import { payfastSimulatorRoutes, createSimulatorTables } from '#server/dev/payfast/routes.ts';
import { startServer } from '#server/start-server.ts';
import { isLongRun } from '../test-amounts.ts';
import { launchBrowser, sharedBrowser } from './chromium.ts';
import { translatePages, type Translation } from './page-translator.ts';
import { createCapturedLogger } from '../logs/captured-logger.ts';
import { createCheapPasswords, PASSWORD, seedOwner, seedSession, type SeededOwner } from '../seed.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { findFreePort } from '../processes/free-port.ts';
import { startProductProcess } from '../processes/product-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../mail/smtp-server.ts';
import { expectLeavebitCard, saveLeavebits, type SeededLeavebit } from './owner-home.ts';
import { runOnDatabase } from '../database/template-database.ts';
import type { TestClock } from '../test-clock.ts';
import { extractCode } from '../visitor.ts';

/** The whole product as people use it: built client, real server and worker, real email, real browser. */
export interface Journey extends AsyncDisposable {
  origin: string;
  /** Separate from the server's own context, for what a test writes to the database. */
  ctx: Context;
  mailbox: TestSmtpServer;
  /** The server's pid if it runs in a separate process. */
  serverPid: number | null;
  restartServer(): Promise<void>;
  /** Records that the product was serving while the test's clock advanced, so that the time does not count as an outage. */
  servedUntilNow(): Promise<void>;
  /** Runs the jobs that are due by the test's clock, and the jobs they queue. (The queue itself uses the database's clock.) */
  runDueJobs(): Promise<void>;
  /**
   * A page with isolated cookies, on which any script error fails the journey. A page opened by a test is closed after that test;
   * one from `beforeAll` stays open.
   */
  openPage(options?: PageOptions): Promise<Page>;
  /** Reads the code from the next email to an address that an action triggers. */
  codeAfter(to: string, act: () => Promise<unknown>): Promise<string>;
  /** Fails if any page had an unexpected error. */
  expectNoPageErrors(): void;
}

export interface PageOptions {
  /** The page's default width. In `npm run test:long` the run's width applies instead. */
  width?: number;
  /** The journey is about this width, so it applies in every run. */
  keepsWidth?: boolean;
  height?: number;
  /** Console and script errors that the journey causes on purpose. */
  expects?: RegExp;
  /** Such as `clipboard-write`. */
  permissions?: string[];
  /** The browser translates the page. */
  translation?: Translation;
  /** Enables animations. Other pages request reduced motion in `npm test`: animation takes time and proves nothing. */
  moves?: boolean;
  /**
   * Enables the browser's data saver, so that the product preloads nothing, which saves half of a page's files. An animated page
   * preloads everything, as most users' browsers do.
   */
  savesData?: boolean;
}

/** Undefined in `npm test`, where each page chooses its own. */
const widthOfRun = inject('width');

/** In one project of the long run, every page is translated. */
const translationOfRun = inject('translation');

/** The width of a page that does not request one. */
export const DEFAULT_PAGE_WIDTH = widthOfRun ?? 1280;

// Browsers log every rejected request to the console. These rejections, and being offline, are part of the product.
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (400|401|409|415|423|429)|net::ERR_INTERNET_DISCONNECTED)/;

// So are rejected links and a blocked owner's save. A missing file of ours never is.
const EXPECTED_OF_API = /Failed to load resource: the server responded with a status of (402|404)/;

function isExpected(message: ConsoleMessage): boolean {
  const text = message.text();
  return EXPECTED.test(text) || (EXPECTED_OF_API.test(text) && message.location().url.includes('/api/'));
}

/** Runs in the page before any of its scripts. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** All email is sent by the server. */
const noMail: MailTransport = {
  send: () => Promise.reject(new Error('The tests send no mail themselves')),
  close: () => Promise.resolve(),
};

/** The PayFast simulator, as outside production. */
const standIn = { prepare: createSimulatorTables, routes: payfastSimulatorRoutes };

/**
 * @param clock controls the server's time. The pages use the browser's clock.
 * @param more additional settings.
 * @param keepsPages enables the back/forward cache.
 * @param optimizes JIT-optimizes scripts, for pages that compute for long.
 * @param hasOwnProcess for measuring the server's memory.
 */
export async function startJourney({
  keepsPages = false,
  optimizes = false,
  hasOwnProcess = false,
  clock,
  more = {},
}: {
  keepsPages?: boolean;
  optimizes?: boolean;
  hasOwnProcess?: boolean;
  clock?: TestClock;
  more?: Record<string, string>;
} = {}): Promise<Journey> {
  const database = await createTestDatabase();
  const mailbox = await startSmtpServer();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    APP_ORIGIN: origin,
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    SESSION_SECRET: 'a secret that only the journeys know, long enough',
    DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATA_DIR: '/nonexistent/leavebits-keeps-nothing',
    ...more,
  };
  const start = () => (hasOwnProcess ? startProductProcess(settings) : startHere(settings, clock));
  let server = await start();
  // Started with the first page. Journeys in other browsers never need it.
  let ownBrowser: Promise<Browser> | undefined;
  const browserOf = () =>
    keepsPages || optimizes ? (ownBrowser ??= launchBrowser({ keepsPages })) : sharedBrowser();
  const ctx = createContext({
    config: loadConfig(settings),
    logger: createCapturedLogger(),
    databaseUrl: database.url,
    createMailTransport: () => noMail,
    clock,
    passwords: createCheapPasswords(),
  });
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  return {
    origin,
    ctx,
    mailbox,
    get serverPid() {
      return server.pid;
    },
    async restartServer() {
      await server.stop();
      server = await start();
    },
    async servedUntilNow() {
      const now = `'${(clock ?? systemClock).now().toISOString()}'`;
      await runOnDatabase(database.url, `update service_heartbeat set beat_at = ${now}`);
      await runOnDatabase(database.url, 'delete from service_outages');
    },
    async runDueJobs() {
      const jobs = 'graphile_worker._private_jobs';
      const due = `run_at <= '${(clock ?? systemClock).now().toISOString()}'`;
      // A lane's probes queue the next probe forever, so they do not count.
      const isWork = `task_id not in (select id from graphile_worker._private_tasks where identifier like 'probe/%')`;
      const takeUp = `update ${jobs} set run_at = now() where ${isWork} and ${due} and locked_at is null`;
      const countLeft = `select count(*)::int as left from ${jobs} where ${isWork} and (${due} or locked_at is not null)`;
      // A running job may queue more due jobs.
      const left = async () => {
        await runOnDatabase(database.url, takeUp);
        return (await runOnDatabase<{ left: number }>(database.url, countLeft))[0]!.left;
      };
      await expect.poll(left, { message: 'jobs that are due', timeout: 30_000 }).toBe(0);
    },
    async openPage({
      width = DEFAULT_PAGE_WIDTH,
      keepsWidth = false,
      height = 900,
      expects,
      permissions = [],
      translation = translationOfRun,
      moves = isLongRun,
      savesData = !moves,
    } = {}) {
      const viewport = { width: keepsWidth ? width : (widthOfRun ?? width), height };
      const reducedMotion = moves ? 'no-preference' : 'reduce';
      const browser = await browserOf();
      const context = await browser.newContext({ viewport, reducedMotion, permissions });
      contexts.push(context);
      if (savesData) await context.addInitScript(saveData);
      if (translation) await translatePages(context, translation);
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        if (!expects?.test(error.message)) errors.push(`${page.url()}: ${error.stack ?? error.message}`);
      });
      page.on('console', (message) => {
        if (message.type() !== 'error' || isExpected(message) || expects?.test(message.text())) return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      return page;
    },
    async codeAfter(to, act) {
      const after = mailbox.mails().length;
      await act();
      return extractCode(await mailbox.waitForMail({ to, subject: /code/, after }));
    },
    expectNoPageErrors: () => expect(errors).toEqual([]),
    async [Symbol.asyncDispose]() {
      for (const context of contexts) await context.close();
      await (await ownBrowser)?.close();
      await server.stop();
      await ctx.liveEvents.close();
      await ctx.pool.end();
      await mailbox[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function startHere(
  settings: Record<string, string>,
  clock?: TestClock,
): Promise<{ pid: number | null; stop: () => Promise<void> }> {
  const config = loadConfig(settings);
  const logger = createCapturedLogger();
  const server = await startServer({
    config,
    logger,
    client: serveClientFiles(config),
    mailbox: null,
    payfast: standIn,
    clock,
  });
  return { pid: null, stop: () => server.stop() };
}

/** Resolves once the text is shown, even if it vanishes quickly. (A locator polls only every half second.) */
export function waitUntilSeen(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (words) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(look);
        function look() {
          if (!document.body.innerText.includes(words)) return;
          observer.disconnect();
          resolve();
        }
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        look();
      }),
    words,
  );
}

/** The bytes that a click downloads, and the suggested file name. */
export async function captureDownload(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export { PASSWORD };

/** Registers through the pages and ends on the owner's home. */
export async function registerOnPage(journey: Journey, page: Page, email: string): Promise<void> {
  await page.goto(`${journey.origin}/auth?mode=register`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(email, () => page.getByRole('button', { name: 'Register' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
}

/**
 * Creates an account with these LeaveBits and signs its owner in on this page, bypassing the screens and the email. Ends on the
 * owner's home.
 */
export async function startAsOwner(
  journey: Journey,
  page: Page,
  email: string,
  leavebits: SeededLeavebit[] = [],
): Promise<SeededOwner> {
  const owner = await seedOwner(journey.ctx, email);
  await signIn(journey, page, owner);
  await saveLeavebits(page.context(), journey.origin, leavebits);
  await page.goto(`${journey.origin}/home`);
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  const newest = leavebits.at(-1);
  if (newest) await expectLeavebitCard(page, newest);
  return owner;
}

/** Opens the home with a new session of this owner, bypassing the sign-in. */
export async function openHomeAs(journey: Journey, page: Page, owner: { id: number }): Promise<void> {
  await signIn(journey, page, owner);
  await page.goto(`${journey.origin}/home`);
}

async function signIn(journey: Journey, page: Page, owner: { id: number }): Promise<void> {
  const { name, value } = await seedSession(journey.ctx, owner.id);
  await page.context().addCookies([{ name, value: encodeURIComponent(value), url: journey.origin }]);
  // Any request sets the CSRF cookie. Without it, the client considers no one signed in.
  await page.request.get(`${journey.origin}/api/user`);
}
