import type { Page } from 'playwright-core';
import { paths } from '../client/src/lib/paths.ts';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { writeResults } from '../tests/support/reporters/write-results.ts';
import { startBenchEnvironment } from './harness/environment.ts';
import { seedLeavebits, seedOwners, type BenchOwner } from './harness/seed.ts';

/*
 * `npm run bench:interactions` measures how long a phone with a processor four times slower than this one takes to respond to what an
 * owner does on the home and in the form: from each press until the next frame is painted, and the longest task meanwhile. Writes
 * `bench/results/interactions.json`. Exits with 1 if a response takes more than 200 ms.
 */
const SLOWER = 4;
const ALLOWED_MS = 200;
/** Until what an action starts has settled. */
const SETTLED_MS = 1500;
const HEIR = 'heir@example.org';

/** Runs in the page. Events of less than 16 ms aren't reported by browsers. */
const WATCH = `
  globalThis.watched = { tasks: [], responses: [] };
  const watch = (type, keep) => new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true, durationThreshold: 16 });
  watch('longtask', ({ duration }) => watched.tasks.push(duration));
  watch('event', ({ interactionId, duration }) => interactionId && watched.responses.push(duration));`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const actions: Record<string, (page: Page) => Promise<unknown>> = {
  'load the home': async (page) => {
    await page.goto(paths.home());
    await page.locator('ul[aria-label="Your LeaveBits"] > li').first().waitFor();
  },
  'show more of a LeaveBit': (page) => button(page, 'Show more').tap(),
  'open the form': (page) => button(page, 'Create LeaveBit').tap(),
  'type a description': (page) =>
    page.getByLabel('Description').pressSequentially('The papers of the house', { delay: 60 }),
  'type a text': (page) =>
    page.getByLabel('Info (Optional)').pressSequentially('Where the key is', { delay: 60 }),
  'add a recipient': async (page) => {
    await page.getByLabel('Sharing Emails').fill(HEIR);
    await page.getByLabel('Sharing Emails').press('Enter');
  },
  'close the form': (page) => button(page, 'Close').tap(),
};

const environment = await startBenchEnvironment();
const browser = await launchBrowser();
try {
  const product = await environment.startProduct();
  const [owner] = (await seedOwners(product, 1)) as [BenchOwner];
  await seedLeavebits(product, owner.id, 20, () => ({ sharingEmails: [HEIR] }));
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    baseURL: product.origin,
  });
  await context.addCookies(
    owner.headers['Cookie']!.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=', 2);
      return { name, value, url: product.origin };
    }),
  );
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const results: Record<string, { slowestResponseMs: number; longestTaskMs: number }> = {};
  for (const [what, act] of Object.entries(actions)) {
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    const [slowestResponseMs, longestTaskMs] = await page.evaluate<[number, number]>(
      '[watched.responses, watched.tasks].map((all) => Math.round(Math.max(0, ...all.splice(0))))',
    );
    results[what] = { slowestResponseMs, longestTaskMs };
    process.stdout.write(`${what}: response ${slowestResponseMs} ms, longest task ${longestTaskMs} ms\n`);
    if (slowestResponseMs > ALLOWED_MS) process.exitCode = 1;
  }
  writeResults('bench/results/interactions.json', results);
} finally {
  await browser.close();
  await environment.stop();
}
