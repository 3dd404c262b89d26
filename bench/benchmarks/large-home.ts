import type { Browser, Page } from 'playwright-core';
import { setPerson } from '../../server/features/people/set-person.ts';
import { encodeLinkEmail } from '../../shared/domain/encoded-email.ts';
import type { ReleaseSetting } from '../../shared/domain/release.ts';
import { launchBrowser } from '../../tests/support/browser/chromium.ts';
import { seedSession } from '../../tests/support/seed.ts';
import { median, type BenchmarkResult, type Benchmark } from '../harness/benchmark.ts';
import { createPageProbes } from '../harness/page-probes.ts';
import { seedLeavebits, seedOwners, type BenchOwner } from '../harness/seed.ts';
import type { BenchServer } from '../harness/environment.ts';

const PEOPLE = 60;
const FEW = 20;
const MANY = 500;
const ROUNDS = 5;
const CALL_ROUNDS = 15;
/** The longest imperceptible delay. */
const KEY_MS = 100;
/** The longest task a page may have. */
const TASK_MS = 200;

const person = (n: number) => `heir-${n % PEOPLE}@example.org`;
const rules: ReleaseSetting[] = [
  { releaseType: 'death_incapacitation' },
  { releaseType: 'always' },
  { releaseType: 'scheduled', scheduledDate: '2100-01-01T12:00:00.000Z' },
];

const home = { path: '/home', first: 'ul[aria-label="Your LeaveBits"] > li' };
const people = { path: '/people', first: 'ul[aria-label="People who receive something"] > li' };
const SEARCH = 'input[type=search]';

/** The timings of one visit to each page, in ms; frames as a fraction. */
interface Visit {
  'home: first card': number;
  'home: longest task': number;
  'home: a key in the search': number;
  'home: frames missed while scrolling': number;
  'people: first card': number;
  'people: longest task': number;
  'people: choosing LeaveBits opens': number;
  'people: frames missed while scrolling': number;
}

export const benchmark: Benchmark = {
  what: `the pages of an owner with ${MANY} LeaveBits and ${PEOPLE} people, against ${FEW} LeaveBits and the same people`,
  async measure(world) {
    const product = await world.startProduct();
    const [few, many] = (await seedOwners(product, 2)) as [BenchOwner, BenchOwner];
    await fill(product, few, FEW);
    await fill(product, many, MANY);
    const calls = await measureCalls(product, few, many);
    const browser = await launchBrowser();
    try {
      // The first visits warm up the browser and the process.
      await visit(browser, product, few);
      await visit(browser, product, many);
      const visits = { few: [] as Visit[], many: [] as Visit[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.few.push(await visit(browser, product, few));
        visits.many.push(await visit(browser, product, many));
      }
      return [...figuresOf(visits), ...calls];
    } finally {
      await browser.close();
    }
  },
};

async function fill(product: BenchServer, owner: BenchOwner, count: number): Promise<void> {
  await seedLeavebits(product, owner.id, count, (n) => {
    const sharingEmails = [person(3 * n), person(3 * n + 1), person(3 * n + 2)];
    const sharingConfig = Object.fromEntries(
      sharingEmails.map((email, at) => [email, rules[(n + at) % rules.length]!]),
    );
    return { sharingEmails, sharingConfig };
  });
  for (let n = 0; n < PEOPLE; n += 1)
    await setPerson(product.ctx, {
      userId: owner.id,
      email: person(n),
      name: `Person ${n} of the family`,
      language: null,
    });
}

/** Opens both pages with separate sessions, because leaving a page signs the owner out. */
async function visit(browser: Browser, product: BenchServer, owner: BenchOwner): Promise<Visit> {
  const atHome = await onPage(browser, product, owner, home.path, async (page) => {
    const first = await ask(page, `firstSeen(${JSON.stringify(home.first)})`);
    await page.waitForLoadState('networkidle');
    const loading = await ask(page, 'takeLongestTask()');
    const keys: number[] = [];
    for (const text of ['1', '12', '']) keys.push(await ask(page, `enter('${SEARCH}', '${text}')`));
    const missed = await ask(page, 'droppedFrames()');
    const later = await ask(page, 'takeLongestTask()');
    return { first, key: Math.max(...keys), missed, task: Math.max(loading, later) };
  });
  const atPeople = await onPage(browser, product, owner, people.path, async (page) => {
    const first = await ask(page, `firstSeen(${JSON.stringify(people.first)})`);
    await page.waitForLoadState('networkidle');
    const missed = await ask(page, 'droppedFrames()');
    const choosing = await ask(page, `press(/^Choose LeaveBits for/, '[role=dialog] li')`);
    const task = await ask(page, 'takeLongestTask()');
    return { first, missed, choosing, task };
  });
  return {
    'home: first card': atHome.first,
    'home: longest task': atHome.task,
    'home: a key in the search': atHome.key,
    'home: frames missed while scrolling': atHome.missed,
    'people: first card': atPeople.first,
    'people: longest task': atPeople.task,
    'people: choosing LeaveBits opens': atPeople.choosing,
    'people: frames missed while scrolling': atPeople.missed,
  };
}

const ask = (page: Page, what: string) => page.evaluate<number>(`bench.${what}`);

async function onPage<Result>(
  browser: Browser,
  { ctx, origin }: BenchServer,
  owner: BenchOwner,
  path: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { name, value } = await seedSession(ctx, owner.id);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    // Without the CSRF token the page assumes that no one is signed in.
    const [token = ''] = /(?<=XSRF-TOKEN=)[^;]*/.exec(owner.headers['Cookie'] ?? '') ?? [];
    await context.addCookies([
      { name, value: encodeURIComponent(value), url: origin },
      { name: 'XSRF-TOKEN', value: token, url: origin },
    ]);
    // The transpiled code calls `__name`, a helper that the page lacks.
    await context.addInitScript(
      `globalThis.__name = (value) => value; globalThis.bench = (${createPageProbes.toString()})();`,
    );
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    return await measure(page);
  } finally {
    await context.close();
  }
}

function figuresOf(visits: { few: Visit[]; many: Visit[] }): BenchmarkResult[] {
  const of = (what: keyof Visit) => ({
    few: median(visits.few.map((one) => one[what])),
    many: median(visits.many.map((one) => one[what])),
  });
  // Compares the fastest rounds, since other load on the machine can only slow them down.
  const within = (what: keyof Visit, most: number): BenchmarkResult => {
    const few = Math.min(...visits.few.map((one) => one[what]));
    const many = Math.min(...visits.many.map((one) => one[what]));
    return {
      what: `${what} (${few.toFixed(0)} ms with ${FEW})`,
      measured: `${many.toFixed(0)} ms`,
      compared: `${most} ms`,
      ratio: many / most,
      asked: { atMost: 1 },
    };
  };
  const times = (what: keyof Visit, most: number): BenchmarkResult => {
    const { few, many } = of(what);
    return {
      what,
      measured: `${many.toFixed(0)} ms`,
      compared: `${few.toFixed(0)} ms`,
      ratio: many / few,
      asked: { atMost: most },
    };
  };
  // The fraction of frames rendered: a long page may drop a few more.
  const drawn = (what: keyof Visit): BenchmarkResult => {
    const { few, many } = of(what);
    return {
      what,
      measured: `${(100 * many).toFixed(0)} %`,
      compared: `${(100 * few).toFixed(0)} %`,
      ratio: (1 - many) / (1 - few),
      asked: { atLeast: 0.8 },
    };
  };
  return [
    times('home: first card', 2),
    within('home: longest task', TASK_MS),
    within('home: a key in the search', KEY_MS),
    drawn('home: frames missed while scrolling'),
    times('people: first card', 2),
    within('people: longest task', TASK_MS),
    times('people: choosing LeaveBits opens', 2),
    drawn('people: frames missed while scrolling'),
  ];
}

/** Requests made by both pages, and the maximum cost ratio for 25 times the LeaveBits. */
const calls = [
  { path: '/api/trigger-bytes', atMost: MANY / FEW },
  { path: '/api/verification-status', atMost: 5 },
  { path: '/api/mail-status', atMost: 5 },
  { path: '/api/people', atMost: 5 },
  { path: '/api/plan-health', atMost: 5 },
  { path: '/api/plan-timeline', atMost: 5 },
  { path: `/api/preview/${encodeLinkEmail(person(0))}`, atMost: 5 },
];

async function measureCalls(
  { origin }: BenchServer,
  few: BenchOwner,
  many: BenchOwner,
): Promise<BenchmarkResult[]> {
  const answer = async ({ headers }: BenchOwner, path: string) => {
    const start = performance.now();
    const response = await fetch(origin + path, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${body.toString()}`);
    return { took: performance.now() - start, body };
  };
  const say = (took: number, body: Buffer) => `${took.toFixed(1)} ms, ${(body.length / 1000).toFixed(1)} kB`;
  const figures: BenchmarkResult[] = [];
  for (const { path, atMost } of calls) {
    const took = { few: [] as number[], many: [] as number[] };
    let bodies = { few: Buffer.alloc(0), many: Buffer.alloc(0) };
    for (let round = -5; round < CALL_ROUNDS; round += 1) {
      const [small, large] = [await answer(few, path), await answer(many, path)];
      bodies = { few: small.body, many: large.body };
      // The first rounds warm up the process.
      if (round < 0) continue;
      took.few.push(small.took);
      took.many.push(large.took);
    }
    const [small, large] = [median(took.few), median(took.many)];
    figures.push({
      what: `GET ${path.replace(/preview\/.*/, 'preview/…')}`,
      measured: say(large, bodies.many),
      compared: say(small, bodies.few),
      ratio: large / small,
      asked: { atMost },
    });
  }
  return figures;
}
