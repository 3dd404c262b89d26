import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { paths } from '../client/src/lib/paths.ts';
import { startEmbeddedPostgres } from '../server/adapters/embedded-postgres.ts';
import { encodeLinkEmail } from '../shared/domain/encoded-email.ts';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { findFreePort } from '../tests/support/processes/free-port.ts';
import { startProductProcess } from '../tests/support/processes/product-process.ts';
import { writeResults } from '../tests/support/reporters/write-results.ts';

/*
 * Runs Lighthouse for a first visit to the start page and to a recipient's link, simulating a phone on a slow connection, with
 * the built client, the real server and a real Chromium. Prints scores and metrics, and writes them to
 * `bench/results/lighthouse.json`. Exits with 1 if a start page score is too low or a largest contentful paint is too slow.
 */
const ASKED = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAINTED_WITHIN_MS = 1500;
const MEASURED = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const results: Record<string, { scores: Record<string, number>; metrics: Record<string, number> }> = {};

const say = (text: string) => process.stdout.write(`${text}\n`);

async function audit(
  page: string,
  url: string,
  port: number,
  asked: Record<string, number>,
): Promise<boolean> {
  say(`\n${url}`);
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error' }))!;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not look: ${lhr.runtimeError.message}`);
  let isEnough = true;
  const scores: Record<string, number> = {};
  for (const [id, least] of Object.entries(asked)) {
    const { title, score, auditRefs } = lhr.categories[id]!;
    const points = Math.round((score ?? 0) * 100);
    scores[id] = points;
    say(`${title}: ${points} (asked for: ${least})`);
    if (points >= least) continue;
    isEnough = false;
    for (const { id: auditId, weight } of auditRefs) {
      const found = lhr.audits[auditId];
      if (weight > 0 && found && (found.score ?? 1) < 1) {
        say(`  ${found.title} (${found.displayValue ?? ''})`);
      }
    }
  }
  for (const id of MEASURED) say(`${lhr.audits[id]!.title}: ${lhr.audits[id]!.displayValue}`);
  const metrics = Object.fromEntries(MEASURED.map((id) => [id, lhr.audits[id]!.numericValue ?? 0]));
  results[page] = { scores, metrics };
  const paintedMs = lhr.audits['largest-contentful-paint']!.numericValue ?? Infinity;
  if (paintedMs >= PAINTED_WITHIN_MS) {
    say(`The largest paint is later than ${PAINTED_WITHIN_MS} ms.`);
    isEnough = false;
  }
  return isEnough;
}

const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-lighthouse-'));
await chmod(dataDir, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-the-bench', isDurable: false });
try {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = await startProductProcess({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(port),
    APP_ORIGIN: origin,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
  });
  const debuggingPort = await findFreePort();
  const browser = await launchBrowser({ debuggingPort });
  try {
    // Recipient links must not be indexed by search engines, so their other scores are meaningless.
    const link = `${origin}${paths.myLeavebitsEmailLink(encodeLinkEmail('heir@example.org'))}`;
    const isStartEnough = await audit('start page', `${origin}/`, debuggingPort, ASKED);
    const isLinkEnough = await audit('recipient’s link', link, debuggingPort, {});
    writeResults('bench/results/lighthouse.json', results);
    if (!isLinkEnough || !isStartEnough) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
