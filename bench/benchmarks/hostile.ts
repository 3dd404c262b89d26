import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { triggerBytes } from '../../server/db/schema/index.ts';
import { buildIntegrityColumns } from '../../server/features/access/integrity.ts';
import { encryptLeavebitTexts } from '../../server/features/leavebits/leavebit-encryption.ts';
import { createLeavebitKey } from '../../server/features/leavebits/create-leavebit.ts';
import { mergeSharing, emptySharing } from '../../server/features/leavebits/rules.ts';
import { encodeLinkEmail } from '../../shared/domain/encoded-email.ts';
import { limits } from '../../shared/domain/limits.ts';
import {
  measurePeakMegabytes,
  measureResidentMegabytes,
} from '../../tests/support/processes/product-process.ts';
import { median, type BenchmarkResult, type Benchmark } from '../harness/benchmark.ts';
import { seedLeavebits, seedOwners, seedRecipient, type BenchOwner } from '../harness/seed.ts';
import type { BenchServer } from '../harness/environment.ts';

/** The memory limit of the server process. `compose.yaml` allows it 1 GB, half of which is Node's heap. */
const MOST_MEGABYTES = 400;
const NODE_OPTIONS = '--max-old-space-size=512 --max-semi-space-size=8';
const HELD_MS = 30_000;
/** How long a list request may wait for its permit. */
const LONGEST_MS = 10_000;
const OWNERS = 32;
const HEIRS = 16;
/** Accounts are filled with text to the limit. Quotes and line breaks double in size as JSON. */
const TEXT = '"\n'.repeat(limits.infoFieldsLength / 2);
const TEXTS = Math.floor(limits.textBytesPerOwner / (limits.infoFieldsLength + 1000));

const boundary = 'hostile';
/**
 * `callers` send that kind of request, round-robin. Lists and exports use different owners; otherwise they would compete for an
 * account's two permits.
 */
const kinds = {
  'slow readers of lists': { count: 72, callers: owners(0, 20), request: get('/api/trigger-bytes') },
  'slow readers of recipients’ lists': {
    count: 32,
    callers: ({ heirs }: Attackers) => heirs,
    request: ({ headers, email }: Caller) =>
      head('GET', `/api/my-leavebits/${encodeLinkEmail(email!)}`, headers),
  },
  'slow readers of exports': { count: 40, callers: owners(20, OWNERS), request: get('/api/account/export') },
  'uploads that stop half-way': {
    count: 36,
    callers: owners(0, OWNERS),
    request: post(
      '/api/trigger-bytes',
      `multipart/form-data; boundary=${boundary}`,
      20_000_000,
      `--${boundary}\r\nContent-Disposition: form-data; name="attachments"; filename="a.bin"\r\n\r\n${'x'.repeat(900_000)}`,
    ),
  },
  'idle event streams': { count: 36, callers: owners(0, OWNERS), request: get('/api/events') },
  'bodies that stop half-way': {
    count: 40,
    callers: owners(0, OWNERS),
    request: post(
      '/api/trigger-bytes',
      'application/json',
      1_000_000,
      `{"infoFields":"${'x'.repeat(900_000)}`,
    ),
  },
};
const CONNECTIONS = Object.values(kinds).reduce((sum, { count }) => sum + count, 0);

interface Caller {
  headers: Record<string, string>;
  email?: string;
}
interface Attackers {
  owners: readonly Caller[];
  heirs: readonly Caller[];
}
type MakeRequest = (caller: Caller) => string;

function owners(from: number, to: number) {
  return (attackers: Attackers) => attackers.owners.slice(from, to);
}

function get(path: string): MakeRequest {
  return ({ headers }) => head('GET', path, headers);
}

function post(path: string, type: string, length: number, begin: string): MakeRequest {
  return ({ headers }) =>
    head('POST', path, { ...headers, 'Content-Type': type, 'Content-Length': String(length) }) + begin;
}

const head = (method: string, path: string, headers: Record<string, string>) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: bench', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

export const benchmark: Benchmark = {
  what: `${CONNECTIONS} hostile connections for ${HELD_MS / 1000} s, against the memory that the server may take`,
  async measure(world) {
    const product = await world.startProduct(undefined, { NODE_OPTIONS });
    const seeded = await seedOwners(product, OWNERS + 1);
    const honest = seeded.pop()!;
    await seedLeavebits(product, honest.id, 20, []);
    const attackers: Attackers = {
      owners: seeded,
      heirs: await Promise.all(seeded.slice(0, HEIRS).map(heirOf)),
    };
    for (const [n, { id }] of seeded.entries()) await fill(product, id, n < HEIRS ? [heirEmail(n)] : []);
    const before = await measureResidentMegabytes(product.pid);
    const answers: Answers = { list: [], save: [], failed: 0 };
    const peak = await measurePeakMegabytes(product.pid, () =>
      Promise.all([attack(product, attackers), useMeanwhile(product, honest, answers)]),
    );
    const { status } = await fetch(`${product.origin}/readyz`);
    if (status !== 200) throw new Error(`After the attack /readyz answered ${status}`);
    const slowest = (what: string, times: readonly number[]): BenchmarkResult => ({
      what: `an honest owner’s ${what} meanwhile: the slowest of ${times.length} (median ${median(times).toFixed(0)} ms)`,
      measured: `${Math.max(...times).toFixed(0)} ms`,
      compared: `${LONGEST_MS} ms`,
      ratio: Math.max(...times) / LONGEST_MS,
      asked: { atMost: 1 },
    });
    return [
      {
        what: `peak of the server's memory (${before.toFixed(0)} MB before)`,
        measured: `${peak.toFixed(0)} MB`,
        compared: `${MOST_MEGABYTES} MB`,
        ratio: peak / MOST_MEGABYTES,
        asked: { atMost: 1 },
      },
      slowest('list', answers.list),
      slowest('save', answers.save),
      {
        what: 'an honest owner’s requests meanwhile that failed',
        measured: String(answers.failed),
        compared: `none of ${answers.list.length + answers.save.length}`,
        ratio: answers.failed,
        asked: { atMost: 0 },
      },
    ];

    async function heirOf(_owner: BenchOwner, n: number): Promise<Caller> {
      const { headers } = await seedRecipient(product, heirEmail(n));
      return { email: heirEmail(n), headers: { ...headers, 'X-Forwarded-For': `10.1.0.${n}` } };
    }
  },
};

const heirEmail = (n: number) => `heir-${n}@example.org`;

interface Answers {
  /** In ms. */
  list: number[];
  save: number[];
  failed: number;
}

/** Lists and saves as an uninvolved user during the attack. */
async function useMeanwhile(
  { origin }: BenchServer,
  { headers }: BenchOwner,
  answers: Answers,
): Promise<void> {
  const timed = async (kind: 'list' | 'save', init: RequestInit) => {
    const since = performance.now();
    const answer = await fetch(`${origin}/api/trigger-bytes`, init);
    await answer.arrayBuffer();
    answers[kind].push(performance.now() - since);
    if (!answer.ok) answers.failed += 1;
  };
  const body = JSON.stringify({
    description: 'Meanwhile',
    infoFields: 'Where the key is.',
    sharingEmails: ['friend@example.org'],
    sharingConfig: { 'friend@example.org': { releaseType: 'always' } },
  });
  const save = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
  for (const end = performance.now() + HELD_MS; performance.now() < end; await delay(500)) {
    await timed('list', { headers });
    await timed('save', save);
  }
}

async function fill({ ctx }: BenchServer, userId: number, sharingEmails: string[]): Promise<void> {
  const now = ctx.clock.now();
  for (let n = 0; n < TEXTS; n += 1) {
    const { id, dataKey, wrapped } = createLeavebitKey(ctx);
    await ctx.db.insert(triggerBytes).values({
      ...wrapped,
      ...encryptLeavebitTexts(dataKey, id, { description: `Text ${n}`, infoFields: TEXT }),
      ...buildIntegrityColumns(dataKey, {
        id,
        userId,
        ...mergeSharing(emptySharing, { sharingEmails }),
        sealed: false,
        hidesAddresses: false,
      }),
      lastUpdate: new Date(now.getTime() - n * 1000),
      createdAt: now,
    });
  }
}

/** Opens all connections, reads nothing from any, and closes them after a while. */
async function attack({ origin }: BenchServer, attackers: Attackers): Promise<void> {
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  for (const { count, callers, request } of Object.values(kinds)) {
    const all = callers(attackers);
    for (let n = 0; n < count; n += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pause();
      socket.write(request(all[n % all.length]!));
      sockets.push(socket);
    }
  }
  await delay(HELD_MS);
  for (const socket of sockets) socket.destroy();
}
