import { setTimeout as delay } from 'node:timers/promises';
import { encodeLinkEmail } from '../shared/domain/encoded-email.ts';
import { sweeps } from '../server/jobs/registry.ts';
import { median, type BenchmarkResult } from './harness/benchmark.ts';
import { runSql, startBenchEnvironment, type BenchServer } from './harness/environment.ts';
import { reportResults } from './harness/report-results.ts';
import { seedGrowth, type GrowthSize } from './harness/seed-growth.ts';
import { seedLeavebits, seedOwners, seedRecipient, type BenchOwner } from './harness/seed.ts';

/*
 * `npm run bench:growth` compares hot calls and sweeps on a large database (5 million LeaveBits, 25 million shares, 100,000 owners,
 * 10 million activity entries) with a small one at the same time. `-- 50` makes it fifty times smaller, and a second number is how
 * often each call is measured. Takes about 15 GB of disk in full. Writes `bench/results/growth-1.md` and `.json`, named after the
 * divisor. Exits with 1 if a call takes more than 1.3 times as long as on the small database, or a sweep more than a minute.
 */
const ALLOWED_RATIO = 1.3;
const ALLOWED_SWEEP_SECONDS = 60;
const MEASURED_OWNERS = 20;
const HEIR = 'heir@example.net';
/** These verify integrity tags, which only the measured owners' rows have. Their cost grows with the rows by design. */
const UNMEASURED_SWEEPS = new Set(['check-seals']);

const divisor = Number(process.argv[2] ?? 1);
const rounds = Number(process.argv[3] ?? 60);
if (!(divisor >= 1)) throw new Error('The argument says by how much to divide the size.');
const perOwner = { leavebitsPerOwner: 50, sharesPerLeavebit: 5, activityPerOwner: 100, mailsPerOwner: 20 };
const small: GrowthSize = { owners: 50, ...perOwner };
const large: GrowthSize = { owners: Math.round(100_000 / divisor), ...perOwner };

interface Side {
  product: BenchServer;
  owners: BenchOwner[];
  recipient: Awaited<ReturnType<typeof seedRecipient>>;
}
interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function prepare(product: BenchServer, size: GrowthSize): Promise<Side> {
  const from = performance.now();
  await seedGrowth(product, size);
  const owners = await seedOwners(product, MEASURED_OWNERS);
  for (const { id } of owners)
    await seedLeavebits(product, id, perOwner.leavebitsPerOwner, (n) => ({
      sharingEmails: [HEIR, `friend-${n}@example.net`],
      sharingConfig: { [HEIR]: { releaseType: 'always' } },
    }));
  await runSql(product, 'vacuum analyze');
  const { rows } = await runSql(product, 'select pg_database_size(current_database()) as bytes');
  const megabytes = Math.round(Number(rows[0].bytes) / 1024 ** 2);
  say(
    `${size.owners} owners, ${size.owners * size.leavebitsPerOwner} LeaveBits: ${megabytes} MB in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  );
  return { product, owners, recipient: await seedRecipient(product, HEIR) };
}

const ofOwner =
  (method: Call['method'], path: string, body?: object) =>
  ({ owners }: Side, round: number): Call => ({
    method,
    path,
    headers: owners[round % owners.length]!.headers,
    ...(body && { body }),
  });
const hotCalls: Record<string, (side: Side, round: number) => Call> = {
  'the signed-in owner': ofOwner('GET', '/api/user'),
  'an owner’s list of 50': ofOwner('GET', '/api/trigger-bytes'),
  'an owner’s trash': ofOwner('GET', '/api/trash'),
  'an owner’s activity': ofOwner('GET', '/api/account/activity'),
  'an owner’s plan health': ofOwner('GET', '/api/plan-health'),
  'a new LeaveBit': ofOwner('POST', '/api/trigger-bytes', { description: 'New', sharingEmails: [HEIR] }),
  'a recipient’s list of 1,000': ({ recipient }) => recipient,
  'a preview for one person': ofOwner('GET', `/api/preview/${encodeLinkEmail(HEIR)}`),
  'the health check': ofOwner('GET', '/healthz'),
};

async function time({ product }: Side, { method, path, headers, body }: Call): Promise<number> {
  const from = performance.now();
  const answer = await fetch(product.origin + path, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - from;
}

async function measureCalls(sides: [Side, Side]): Promise<BenchmarkResult[]> {
  const results: BenchmarkResult[] = [];
  for (const [what, call] of Object.entries(hotCalls)) {
    const taken: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      // Whoever comes second finds warmer caches, so they take turns.
      for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const ms = await time(sides[index], call(sides[index], round + 5));
        if (round >= 0) taken[index].push(ms);
      }
    }
    const [few, many] = taken.map(median) as [number, number];
    const [compared, measured] = [few, many].map((ms) => `${ms.toFixed(1)} ms`) as [string, string];
    results.push({ what, measured, compared, ratio: many / few, asked: { atMost: ALLOWED_RATIO } });
    say(`${what}: ${measured}, small ${compared}`);
  }
  return results;
}

/** How many rows sequential scans have read of each table, including those of the queue. */
async function countScannedRows({ ctx, ...product }: BenchServer): Promise<Map<string, number>> {
  const clients = await Promise.all(Array.from({ length: ctx.pool.totalCount }, () => ctx.pool.connect()));
  for (const client of clients)
    await client.query('select pg_stat_force_next_flush()').finally(() => client.release());
  const { rows } = await runSql(
    { ctx, ...product },
    'select relid::regclass::text as name, seq_tup_read::float8 as read from pg_stat_user_tables',
  );
  return new Map(rows.map(({ name, read }) => [name as string, read as number]));
}

async function runSweep({ product }: Side, sweep: (typeof sweeps)[number]) {
  const before = await countScannedRows(product);
  const from = performance.now();
  const failure = await sweep.run(product.ctx).then(
    () => null,
    (error: Error) => error.message,
  );
  const ms = performance.now() - from;
  const scanned = [...(await countScannedRows(product))].flatMap(([name, read]) =>
    read - (before.get(name) ?? 0) > large.owners / 2 ? [`${name} ${read - (before.get(name) ?? 0)}`] : [],
  );
  return { ms, scanned, failure };
}

async function measureSweeps([few, many]: [Side, Side]): Promise<BenchmarkResult[]> {
  const results: BenchmarkResult[] = [];
  for (const sweep of sweeps) {
    const { name } = sweep;
    if (UNMEASURED_SWEEPS.has(name)) continue;
    const compared = await runSweep(few, sweep);
    const measured = await runSweep(many, sweep);
    const memory = Math.round(process.memoryUsage().rss / 1024 ** 2);
    const notes = [
      ...(measured.scanned.length > 0 ? [`reads all of ${measured.scanned.join(', ')}`] : []),
      ...(measured.failure === null ? [] : [`failed: ${measured.failure}`]),
      ...(compared.failure === null ? [] : [`failed when small: ${compared.failure}`]),
    ];
    say(`${name}: ${measured.ms.toFixed(0)} ms, ${memory} MB${notes.map((note) => `; ${note}`).join('')}`);
    results.push({
      what: `sweep ${name}${notes.map((note) => `; ${note}`).join('')}`,
      measured: `${measured.ms.toFixed(0)} ms`,
      compared: `${compared.ms.toFixed(0)} ms`,
      // Of the allowed time.
      ratio: measured.failure === null ? measured.ms / 1000 / ALLOWED_SWEEP_SECONDS : Infinity,
      asked: { atMost: 1 },
    });
  }
  return results;
}

const environment = await startBenchEnvironment();
try {
  // Sweeps run only when they are measured.
  const start = () => environment.startProduct(undefined, { ROLE: 'web', LOG_LEVEL: 'error' });
  const sides: [Side, Side] = [await prepare(await start(), small), await prepare(await start(), large)];
  const calls = await measureCalls(sides);
  const scannedByCalls = await (async () => {
    const before = await countScannedRows(sides[1].product);
    for (const call of Object.values(hotCalls)) await time(sides[1], call(sides[1], 0));
    // Idle connections report what they read after ten seconds.
    await delay(12_000);
    const after = await countScannedRows(sides[1].product);
    return [...after].filter(([name, read]) => read - (before.get(name) ?? 0) > large.owners / 2);
  })();
  say(`Tables that a hot call reads whole: ${scannedByCalls.map(([name]) => name).join(', ') || 'none'}`);
  const results = [...calls, ...(await measureSweeps(sides))];
  const figures = results.map((figure) => ({ line: 'growth', ...figure }));
  if (!(await reportResults(figures, `growth-${divisor}`)) || scannedByCalls.length > 0) process.exitCode = 1;
} finally {
  await environment.stop();
}
