import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { buildEndpointPath } from '../../shared/contracts/schema/endpoint.ts';
import { sessionEndpoints } from '../../shared/contracts/session.ts';
import { session } from '../../server/db/schema/index.ts';
import { createSessionNoticeSql } from '../../server/features/events/notify-pages.ts';
import { measureResidentMegabytes } from '../../tests/support/processes/product-process.ts';
import { seedOwner, seedSession } from '../../tests/support/seed.ts';
import { median, type Benchmark } from '../harness/benchmark.ts';
import type { BenchServer } from '../harness/environment.ts';

const STREAMS = 5000;
const AT_ONCE = 50;
const EVENTS = 7;
const MOST_MEGABYTES = 150;
const MOST_MS = 1000;
/** Gives the process time to release memory from earlier work. */
const REST_MS = 5000;

export const benchmark: Benchmark = {
  what: '5,000 open event streams of as many owners in one process',
  async measure(world) {
    const product = await world.startProduct();
    const cookies = await seedSessions(product, STREAMS + AT_ONCE);
    // The first streams load the code that all streams share.
    const first = await openAll(product, cookies.splice(0, AT_ONCE));
    for (const answer of first) answer.destroy();
    await delay(REST_MS);
    const before = await measureResidentMegabytes(product.pid);
    const streams = await openAll(product, cookies);
    await delay(REST_MS);
    const grown = (await measureResidentMegabytes(product.pid)) - before;
    const times: number[] = [];
    for (let n = 0; n < EVENTS; n += 1) times.push(await tellAll(product, streams));
    for (const answer of streams) answer.destroy();
    return [
      {
        what: 'memory of 5,000 streams',
        measured: `+${grown.toFixed(0)} MB`,
        compared: `${MOST_MEGABYTES} MB`,
        ratio: grown / MOST_MEGABYTES,
        asked: { atMost: 1 },
      },
      {
        what: 'an event to 5,000 streams, until the last has it',
        measured: `${median(times).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)}`,
        compared: `${MOST_MS} ms`,
        ratio: median(times) / MOST_MS,
        asked: { atMost: 1 },
      },
    ];
  },
};

/** Creates this many owners, each with a session, because an owner can have only one. @returns their cookies. */
async function seedSessions({ ctx }: BenchServer, count: number): Promise<string[]> {
  async function seedOne(): Promise<string> {
    const { id } = await seedOwner(ctx, `${ctx.random.uuid()}@example.org`);
    const { name, value } = await seedSession(ctx, id);
    return `${name}=${encodeURIComponent(value)}`;
  }
  const cookies: string[] = [];
  while (cookies.length < count)
    cookies.push(...(await Promise.all(Array.from({ length: AT_ONCE }, seedOne))));
  return cookies;
}

/** Opens a stream for each cookie, each from a separate address, and waits for its greeting. */
async function openAll(product: BenchServer, cookies: string[]): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let at = 0; at < cookies.length; at += AT_ONCE) {
    const some = cookies.slice(at, at + AT_ONCE).map((Cookie, n) => openOne(product, Cookie, at + n));
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

async function openOne({ origin }: BenchServer, Cookie: string, n: number): Promise<IncomingMessage> {
  const headers = { Cookie, 'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
  const asked = request(`${origin}${buildEndpointPath(sessionEndpoints.events)}`, { headers, agent: false });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}`);
  await once(answer, 'data');
  return answer;
}

/** Notifies the pages of all sessions in one transaction. @returns ms until the last stream has received it. */
async function tellAll({ ctx }: BenchServer, streams: IncomingMessage[]): Promise<number> {
  const arrived = Promise.all(streams.map(hearsOf));
  const startedAt = performance.now();
  await ctx.db.execute(
    sql`select ${createSessionNoticeSql({ type: 'report_changed', message: 'News' })} from ${session}`,
  );
  await arrived;
  return performance.now() - startedAt;
}

/** Resolves at the next event. Comments are keep-alives, so they don't count. */
function hearsOf(answer: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    answer.on('data', function look(part: Buffer) {
      if (!part.includes('report_changed')) return;
      answer.off('data', look);
      resolve();
    });
  });
}
