import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { triggerBytes } from '../../server/db/schema/index.ts';
import { sealNew } from '../../server/features/access/seal.ts';
import { sealTexts } from '../../server/features/leavebits/content.ts';
import { prepareLeavebit } from '../../server/features/leavebits/create-leavebit.ts';
import { mergeSharing, noSharing } from '../../server/features/leavebits/rules.ts';
import { limits } from '../../shared/domain/limits.ts';
import { peakMegabytesDuring, residentMegabytes } from '../../tests/support/processes/product-process.ts';
import type { Line } from '../frame/line.ts';
import { seedOwners, type BenchOwner } from '../frame/seed.ts';
import type { Product } from '../frame/world.ts';

/** The ceiling for the server's process. `compose.yaml` gives it 1 GB. */
const MOST_MEGABYTES = 400;
const HELD_MS = 30_000;
const OWNERS = 32;
/** Their accounts are as full of texts as they can be. Quotes and line breaks double in JSON. */
const TEXT = '"\n'.repeat(limits.infoFieldsLength / 2);
const TEXTS = Math.floor(limits.textBytesPerOwner / (limits.infoFieldsLength + 1000));

const boundary = 'hostile';
const kinds = {
  'slow readers of lists': { count: 96, request: get('/api/trigger-bytes') },
  'slow readers of exports': { count: 40, request: get('/api/account/export') },
  'uploads that stop half-way': {
    count: 40,
    request: post(
      '/api/trigger-bytes',
      `multipart/form-data; boundary=${boundary}`,
      20_000_000,
      `--${boundary}\r\nContent-Disposition: form-data; name="attachments"; filename="a.bin"\r\n\r\n${'x'.repeat(900_000)}`,
    ),
  },
  'idle event streams': { count: 40, request: get('/api/events') },
  'bodies that stop half-way': {
    count: 40,
    request: post(
      '/api/trigger-bytes',
      'application/json',
      1_000_000,
      `{"infoFields":"${'x'.repeat(900_000)}`,
    ),
  },
};
const CONNECTIONS = Object.values(kinds).reduce((sum, { count }) => sum + count, 0);

type MakeRequest = (headers: Record<string, string>) => string;

function get(path: string): MakeRequest {
  return (headers) => head('GET', path, headers);
}

function post(path: string, type: string, length: number, begin: string): MakeRequest {
  return (headers) =>
    head('POST', path, { ...headers, 'Content-Type': type, 'Content-Length': String(length) }) + begin;
}

const head = (method: string, path: string, headers: Record<string, string>) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: bench', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

export const line: Line = {
  what: `${CONNECTIONS} hostile connections for ${HELD_MS / 1000} s, against the memory that the server may take`,
  async measure(world) {
    const product = await world.startProduct();
    const owners = await seedOwners(product, OWNERS);
    for (const { id } of owners) await fill(product, id);
    const before = await residentMegabytes(product.pid);
    const peak = await peakMegabytesDuring(product.pid, () => attack(product, owners));
    const { status } = await fetch(`${product.origin}/readyz`);
    if (status !== 200) throw new Error(`After the attack /readyz answered ${status}`);
    return [
      {
        what: `peak of the server's memory (${before.toFixed(0)} MB before)`,
        measured: `${peak.toFixed(0)} MB`,
        compared: `${MOST_MEGABYTES} MB`,
        ratio: peak / MOST_MEGABYTES,
        asked: { atMost: 1 },
      },
    ];
  },
};

async function fill({ ctx }: Product, userId: number): Promise<void> {
  const now = ctx.clock.now();
  for (let n = 0; n < TEXTS; n += 1) {
    const { id, dataKey, wrapped } = prepareLeavebit(ctx);
    await ctx.db.insert(triggerBytes).values({
      ...wrapped,
      ...sealTexts(dataKey, id, { description: `Text ${n}`, infoFields: TEXT }),
      ...sealNew(dataKey, { id, userId, ...mergeSharing(noSharing, {}), hidesAddresses: false }),
      lastUpdate: new Date(now.getTime() - n * 1000),
      createdAt: now,
    });
  }
}

/** Opens all connections, reads nothing from any, and closes them after a while. */
async function attack({ origin }: Product, owners: readonly BenchOwner[]): Promise<void> {
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  let next = 0;
  for (const { count, request } of Object.values(kinds)) {
    for (let n = 0; n < count; n += 1) {
      const { headers } = owners[(next += 1) % owners.length]!;
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pause();
      socket.write(request(headers));
      sockets.push(socket);
    }
  }
  await delay(HELD_MS);
  for (const socket of sockets) socket.destroy();
}
