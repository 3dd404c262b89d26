import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { writeResults } from '../tests/support/reporters/write-results.ts';
import { startBenchEnvironment, type BenchServer } from './harness/environment.ts';
import { seedLeavebits, seedOwners, type BenchOwner } from './harness/seed.ts';
import { createHomeActions } from './home-actions.ts';

/*
 * Compares an owner's home with 500 LeaveBits to one with 50, alternating between them in one browser. Prints both longest
 * freezes (gaps between two frames) per action with their ratio, and writes them to `bench/results/home.json`. Exits with 1 if
 * ten times the LeaveBits freeze the page more than three times as long.
 */
const FEW = 50;
const MANY = 500;
const ALLOWED_RATIO = 3;
const ROUNDS = 3;
/** A freeze of three frames goes unnoticed. */
const UNSEEN_MS = 50;

/** Each step runs inside the page. Locating a button from outside would count as a freeze. */
const steps = {
  'sort by description': "choose('description')",
  'sort incomplete first': "choose('incomplete')",
  'sort by last update': "choose('updated')",
  'type a search': "type('papers 4')",
  'clear the search': "type('')",
  'expand all': "press('Expand All')",
  'collapse all': "press('Collapse All')",
  'select all': "press('Select All')",
  'select none': "press('Select None')",
  'open a form': "press('Create LeaveBit')",
  'close the form': "press('Close')",
  scroll: 'scroll()',
};

/** Opens the home of a new owner with `count` LeaveBits. */
async function openHome(browser: Browser, product: BenchServer, count: number): Promise<Page> {
  const { origin } = product;
  const [owner] = (await seedOwners(product, 1)) as [BenchOwner];
  await seedLeavebits(product, owner.id, count, (n) => ({ sharingEmails: [`heir-${n % 40}@example.org`] }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies(
    owner.headers['Cookie']!.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=', 2);
      return { name, value, url: origin };
    }),
  );
  // The transpiled code calls `__name`, a helper that the page lacks.
  await context.addInitScript(
    `globalThis.__name = (value) => value; globalThis.bench = (${createHomeActions.toString()})();`,
  );
  const page = await context.newPage();
  await page.goto(`${origin}/home`);
  // Only the first cards. The rest render on scroll.
  await page
    .locator('ul[aria-label="Your LeaveBits"] > li')
    .nth(FEW - 30)
    .waitFor({ timeout: 120_000 });
  return page;
}

async function longestStandstill(page: Page, act: string): Promise<number> {
  await page.bringToFront();
  return page.evaluate(`bench.longestStandstill(() => bench.${act})`);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const say = (...columns: string[]) =>
  process.stdout.write(
    `${columns.map((text, n) => (n === 0 ? text.padEnd(24) : text.padStart(8))).join('')}\n`,
  );

async function measure(browser: Browser, product: BenchServer): Promise<boolean> {
  const pages = [await openHome(browser, product, FEW), await openHome(browser, product, MANY)];
  const taken = Object.values(steps).map(() => pages.map((): number[] => []));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [step, act] of Object.values(steps).entries()) {
      for (const [at, page] of pages.entries()) taken[step]![at]!.push(await longestStandstill(page, act));
    }
  }
  say('longest standstill, ms', String(FEW), String(MANY), 'ratio');
  let isGood = true;
  const results: Record<string, { few: number; many: number; ratio: number }> = {};
  for (const [step, name] of Object.keys(steps).entries()) {
    const [few = 0, many = 0] = taken[step]!.map(median);
    const ratio = Math.max(many, UNSEEN_MS) / Math.max(few, UNSEEN_MS);
    results[name] = { few, many, ratio };
    if (ratio > ALLOWED_RATIO) isGood = false;
    say(name, few.toFixed(0), many.toFixed(0), ratio.toFixed(1), ratio > ALLOWED_RATIO ? 'too long' : '');
  }
  writeResults('bench/results/home.json', {
    fewLeavebits: FEW,
    manyLeavebits: MANY,
    longestFreezeMs: results,
  });
  return isGood;
}

const environment = await startBenchEnvironment();
try {
  const product = await environment.startProduct();
  const browser = await launchBrowser();
  try {
    if (!(await measure(browser, product))) process.exitCode = 1;
  } finally {
    await browser.close();
  }
} finally {
  await environment.stop();
}
