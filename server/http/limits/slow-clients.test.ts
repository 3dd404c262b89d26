import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { promisify } from 'node:util';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import supertest from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { errorHandler } from '../error-handler.ts';
import {
  limitConnectionsPerSource,
  limitRequestsPerSource,
  cutSlowReaders,
  cutSlowRequestBodies,
} from './slow-clients.ts';

const limits = {
  bodyMs: 30_000,
  checkIntervalMs: 5,
  measuredMs: 60_000,
  minBytesPerSecond: 1024,
  perSource: 3,
};

let server: Server;
/** Requests that the server has started to read. */
let arrived: IncomingMessage[] = [];
let passedMs = 0;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(listener: RequestListener): Promise<number> {
  passedMs = 0;
  arrived = [];
  server = createServer(listener);
  cutSlowRequestBodies(server, limits, () => passedMs);
  cutSlowReaders(server, limits, () => passedMs);
  server.on('request', (req) => arrived.push(req));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Waits until this many requests have arrived, however busy the machine. */
const arrive = (count: number) => expect.poll(() => arrived.length).toBe(count);

/** Advances time and lets the server check its requests, whose timer fires before this one. */
async function pass(ms: number): Promise<void> {
  passedMs += ms;
  await delay(50);
}

/** A client that sends its body piece by piece. */
async function slowCaller(port: number, headers: Record<string, string>) {
  const call = request({ port, method: 'POST', headers: { 'transfer-encoding': 'chunked', ...headers } });
  let isCut = false;
  call.on('error', () => undefined).on('close', () => (isCut = true));
  call.on('response', (answer) => answer.resume());
  call.write('x');
  await arrive(1);
  const { socket } = arrived[0]!;
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
  return {
    send: (bytes: number) => void call.write('x'.repeat(bytes)),
    /** Like `send`, to a server that is reading. */
    async sendAll(bytes: number) {
      const before = socket.bytesRead;
      call.write('x'.repeat(bytes));
      await expect.poll(() => socket.bytesRead - before).toBeGreaterThanOrEqual(bytes);
    },
    received: () => socket.bytesRead,
    isCut: () => isCut,
    end: () => call.end(),
  };
}

const upload = { 'content-type': 'multipart/form-data; boundary=x' };
const readAll: RequestListener = (req, res) => void req.resume().on('end', () => res.end('all of it'));

it('a body that is no upload is cut off when it is not here in time', async () => {
  const caller = await slowCaller(await serve(readAll), { 'content-type': 'application/json' });
  await pass(29_000);
  await caller.sendAll(1);
  expect(caller.isCut()).toBe(false);
  await pass(2000);
  await expect.poll(caller.isCut).toBe(true);
});

it('an upload goes on as long as it keeps the least rate, and is cut off below it', async () => {
  const caller = await slowCaller(await serve(readAll), upload);
  for (let minute = 0; minute < 5; minute += 1) {
    await caller.sendAll(70_000);
    await pass(61_000);
    expect(caller.isCut()).toBe(false);
  }
  await caller.sendAll(1000);
  await pass(61_000);
  await expect.poll(caller.isCut).toBe(true);
});

it('an upload that waits for this server is not cut off', async () => {
  let read = () => {};
  const port = await serve((req, res) => {
    read = () => readAll(req, res);
  });
  const caller = await slowCaller(port, upload);
  caller.send(300_000);
  for (let minute = 0; minute < 5; minute += 1) await pass(61_000);
  expect(caller.isCut()).toBe(false);
  read();
  await expect.poll(caller.received).toBeGreaterThanOrEqual(300_000);
  // Bytes delayed in transit count for this period, and not for the next.
  await pass(61_000);
  await pass(61_000);
  await expect.poll(caller.isCut).toBe(true);
});

it('an upload that was answered early does not stay open', async () => {
  const caller = await slowCaller(await serve((_req, res) => res.writeHead(401).end()), upload);
  await pass(31_000);
  await expect.poll(caller.isCut).toBe(true);
});

it('a request whose body is here may be answered as late as it likes', async () => {
  let answer = () => {};
  const port = await serve((req, res) => void req.resume().on('end', () => (answer = () => res.end('late'))));
  const called = supertest(`http://127.0.0.1:${port}`).post('/').send({ a: 1 });
  const answered = called.then((answer) => answer.text);
  await arrive(1);
  await expect.poll(() => arrived[0]!.complete).toBe(true);
  await pass(10 * 60_000);
  answer();
  expect(await answered).toBe('late');
});

it('a source has so many connections, and gets a new one when it closes one', async () => {
  const port = await serve(readAll);
  limitConnectionsPerSource(server, limits);
  const open = () =>
    new Promise<{ socket: Socket; isClosed: () => boolean }>((resolve) => {
      let isClosed = false;
      const socket = connect(port, '127.0.0.1', () => resolve({ socket, isClosed: () => isClosed }));
      socket.on('close', () => (isClosed = true)).on('error', () => {});
    });
  const kept = [await open(), await open(), await open()];
  const fourth = await open();
  await expect.poll(fourth.isClosed).toBe(true);
  expect(kept.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
  kept[0]!.socket.destroy();
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(2);
  const fifth = await open();
  await delay(50);
  expect(fifth.isClosed()).toBe(false);
  for (const { socket } of [...kept, fifth]) socket.destroy();
});

it('a source has so many requests under way, and other sources are not held up', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const app = express();
  app.set('trust proxy', 1);
  app.use(limitRequestsPerSource(limits));
  app.get('/slow', (_req, res) => void gate.then(() => res.end()));
  app.get('/', (_req, res) => void res.end());
  app.use(errorHandler);
  const port = await serve(app);
  const agent = supertest(`http://127.0.0.1:${port}`);
  const get = (path: string, from: string) =>
    agent
      .get(path)
      .set('X-Forwarded-For', from)
      .then(({ status }) => status);
  const slow = [1, 2, 3].map(() => get('/slow', '2001:db8::1'));
  await arrive(3);
  expect(await get('/', '2001:db8::2')).toBe(429);
  expect(await get('/', '2001:db8:0:1::1')).toBe(200);
  answer();
  expect(await Promise.all(slow)).toEqual([200, 200, 200]);
  expect(await get('/', '2001:db8::1')).toBe(200);
});

/** A client that starts reading only when told to. */
async function slowReader(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrive(1);
  const { socket: other } = arrived[0]!;
  return { socket, other, isCut: () => other.destroyed };
}

it('who does not read an answer is cut off', async () => {
  const reader = await slowReader(await serve((_req, res) => void res.end(Buffer.alloc(30_000_000))));
  await expect.poll(() => reader.other.writableLength).toBeGreaterThan(0);
  await pass(59_000);
  expect(reader.isCut()).toBe(false);
  // Bytes that the kernel buffered at first count for the first period.
  await pass(2000);
  await pass(61_000);
  await expect.poll(reader.isCut).toBe(true);
});

it('who reads a long answer slowly, but steadily, gets all of it', async () => {
  const reader = await slowReader(await serve((_req, res) => void res.end(Buffer.alloc(30_000_000))));
  let bytes = 0;
  reader.socket.on('data', (piece) => {
    bytes += piece.length;
    reader.socket.pause();
  });
  for (let minute = 0; minute < 5; minute += 1) {
    const before = bytes;
    while (bytes - before < 4_000_000) {
      reader.socket.resume();
      await delay(1);
    }
    await pass(61_000);
    expect(reader.isCut()).toBe(false);
  }
});

it('who waits for events that do not come is no slow reader', async () => {
  const reader = await slowReader(await serve((_req, res) => void res.write(': hello\n\n')));
  await pass(61_000);
  await pass(61_000);
  expect(reader.isCut()).toBe(false);
});
