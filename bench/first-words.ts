import type { Browser, CDPSession, Page } from 'playwright-core';
import { paths } from '../client/src/lib/paths.ts';
import { encodeLinkEmail } from '../shared/domain/encoded-email.ts';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { PASSWORD } from '../tests/support/seed.ts';
import { writeResults } from '../tests/support/reporters/write-results.ts';
import { median } from './harness/benchmark.ts';
import { startBenchEnvironment, type BenchServer } from './harness/environment.ts';
import { seedLeavebits, seedOwners, type BenchOwner } from './harness/seed.ts';

/*
 * `npm run bench:first-words` measures how long somebody waits on a slow phone, on their first visit: 150 ms and 1.6 Mbit/s, and a
 * processor four times slower than this one. Prints the requests of the last round with their times, so that one sees what waits for
 * what, and writes the medians to `bench/results/first-words.json`. Exits with 1 if one takes longer than asked.
 */
const ROUNDS = 5;
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const HEIR = 'heir@example.org';

interface Visit {
  page: Page;
  product: BenchServer;
  owner: BenchOwner;
  /** Resolves to the code in the next mail. */
  nextCode: () => Promise<string>;
}

/** When an element was first shown, in ms since the navigation. Asked in the page: from outside, a throttled page answers late. */
async function shownAt(page: Page, selector: string, text = ''): Promise<number> {
  const shown = await page.waitForFunction(
    ([where, what]) =>
      [...document.querySelectorAll<HTMLElement>(where)].some(
        (one) => one.offsetParent && one.textContent.includes(what),
      ) && performance.now(),
    [selector, text] as const,
    { polling: 'raf' },
  );
  return (await shown.jsonValue()) as number;
}
const firstCard = 'ul[aria-label="Your LeaveBits"] > li';

/** What is waited for, and for how many ms at most if there is a target. Each returns how long it took. */
const waits: Record<string, { asked?: number; run: (visit: Visit) => Promise<number> }> = {
  'a recipient’s link, until a code can be sent': {
    asked: 1500,
    run: async ({ page, product }) => {
      await page.goto(`${product.origin}${paths.myLeavebitsEmailLink(encodeLinkEmail(HEIR))}`, {
        waitUntil: 'commit',
      });
      return shownAt(page, 'button', 'Send code');
    },
  },
  'the last step of a sign-in, until the first card of the home': {
    asked: 2500,
    run: async ({ page, product, owner, nextCode }) => {
      await page.goto(`${product.origin}${paths.auth()}`);
      await page.getByLabel('Email address').fill(owner.username);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      const mail = nextCode();
      await page.getByLabel('Password', { exact: true }).press('Enter');
      const code = await mail;
      await page.getByLabel('Verification code').fill(code);
      // As long as it takes to look for the mail, at the least.
      await page.waitForTimeout(5000);
      const since = page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            addEventListener('keydown', () => resolve(performance.now()), { once: true, capture: true }),
          ),
      );
      await page.getByLabel('Verification code').press('Enter');
      return (await shownAt(page, firstCard)) - (await since);
    },
  },
  'a bookmark of the home, until its first card': {
    run: async ({ page, product, owner }) => {
      await page.context().addCookies(
        owner.headers['Cookie']!.split('; ').map((cookie) => {
          const [name = '', value = ''] = cookie.split('=', 2);
          return { name, value, url: product.origin };
        }),
      );
      await page.goto(`${product.origin}${paths.home()}`, { waitUntil: 'commit' });
      return shownAt(page, firstCard);
    },
  },
  'the start page, until its largest paint': {
    asked: 1200,
    run: async ({ page, product }) => {
      await page.goto(`${product.origin}/`, { waitUntil: 'load' });
      await page.waitForTimeout(2000);
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            });
          }),
      );
    },
  },
};

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Prints each request once it has ended: when it began and ended, and how much was sent. */
async function traceRequests(cdp: CDPSession): Promise<() => void> {
  const requests = new Map<string, { url: string; from: number; to?: number; bytes?: number }>();
  let first = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    first ||= timestamp;
    requests.set(requestId, { url: request.url, from: timestamp - first });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { to: timestamp - first, bytes: encodedDataLength }),
  );
  await cdp.send('Network.enable');
  return () => {
    for (const { url, from, to, bytes } of requests.values()) {
      const [start, end] = [from, to ?? NaN].map((seconds) => String(Math.round(seconds * 1000)).padStart(6));
      say(`${start} ${end} ${((bytes ?? 0) / 1000).toFixed(1).padStart(6)} kB  ${new URL(url).pathname}`);
    }
  };
}

/** @param isTraced whether to print the requests */
async function measure(browser: Browser, product: BenchServer, what: string, isTraced: boolean) {
  // Closing a page suspends its session, so each visit has an owner of its own.
  const [owner] = (await seedOwners(product, 1)) as [BenchOwner];
  await seedLeavebits(product, owner.id, 20, () => ({ sharingEmails: [HEIR] }));
  const nextCode = () =>
    new Promise<string>((resolve) => {
      environment.mailSink.onTaken = (to, message) => {
        const code = /^\s*(\d{6})\s*$/m.exec(message)?.[1];
        if (to === owner.username && code) resolve(code);
      };
    });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const printRequests = await traceRequests(cdp);
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const ms = await waits[what]!.run({ page, product, owner, nextCode });
    if (isTraced) printRequests();
    return ms;
  } finally {
    await context.close();
  }
}

const environment = await startBenchEnvironment();
const browser = await launchBrowser();
try {
  const product = await environment.startProduct();
  const results: Record<string, { ms: number; asked?: number }> = {};
  for (const [what, { asked }] of Object.entries(waits)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      taken.push(await measure(browser, product, what, round === ROUNDS - 1));
    results[what] = { ms: Math.round(median(taken)), asked };
    say(
      `${what}: ${results[what].ms} ms${asked ? ` (asked: at most ${asked})` : ''}; ${taken.map(Math.round).join(', ')}`,
    );
    if (asked && results[what].ms > asked) process.exitCode = 1;
  }
  writeResults('bench/results/first-words.json', results);
} finally {
  await browser.close();
  await environment.stop();
}
