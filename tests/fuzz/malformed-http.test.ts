import { connect, type AddressInfo } from 'node:net';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { registerOwner } from '../support/visitor.ts';

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await startTestApp();
  const headers = await (await registerOwner(app, 'owner@example.org')).headers();
  session = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sends bytes, then half-closes. @returns the statuses of all responses. */
function statusesOf(bytes: string): Promise<number[]> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(20_000, () => socket.destroy(new Error('no end in time')));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? undefined : reject(error),
    );
    socket.once('close', () =>
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))),
    );
  });
}

const post = (headers: string, body: string, path = '/api/trigger-bytes') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${session}${headers}\r\n${body}`;
const JSON_TYPE = 'Content-Type: application/json\r\n';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=b\r\n';
const FORM = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.png"\r\n\r\nsome bytes';

const broken: [name: string, bytes: () => string][] = [
  ['no HTTP at all', () => '\u0000\u0001\u0002\r\n\r\n'],
  ['an unknown method', () => 'EVIL /api/user HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no host', () => 'GET /api/user HTTP/1.1\r\n\r\n'],
  ['an address with a space', () => 'GET /api/user x HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['headers of 100 kB', () => `GET /api/user HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
  ['5,000 headers', () => `GET /api/user HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(5000)}\r\n`],
  ['a NUL in a header', () => 'GET /api/user HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n'],
  ['two lengths', () => post(`${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}')],
  ['a negative length', () => post(`${JSON_TYPE}Content-Length: -1\r\n`, '{}')],
  ['a length that is no number', () => post(`${JSON_TYPE}Content-Length: 0x10\r\n`, '{}')],
  [
    'a length beside chunks',
    () => post(`${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  ],
  ['chunks that are garbage', () => post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, 'ZZ\r\n{}\r\n')],
  [
    'a chunk longer than it says',
    () => post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, '1\r\n{}{}\r\n0\r\n\r\n'),
  ],
  [
    'an endless chunk size',
    () => post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, `${'f'.repeat(40)}\r\n{}\r\n`),
  ],
  ['an unknown transfer encoding', () => post(`${JSON_TYPE}Transfer-Encoding: x, chunked\r\n`, '0\r\n\r\n')],
];

it.each(broken)('%s is rejected, and the server keeps running', async (_name, bytes) => {
  const statuses = await statusesOf(bytes());
  expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
  await supertest(app.server).get('/api/service').expect(200);
});

it('bytes beyond a body’s declared length are a separate request, which is rejected', async () => {
  const statuses = await statusesOf(post(`${JSON_TYPE}Content-Length: 2\r\n`, '{}{"more": 1}'));
  expect(statuses[0]).toBe(400);
  expect(statuses.every((status) => status === 400)).toBe(true);
});

it.each([
  ['JSON', () => post(`${JSON_TYPE}Content-Length: 900\r\n`, '{"description": "x"')],
  ['a form', () => post(`${FORM_TYPE}Content-Length: 90000\r\n`, FORM)],
  [
    'a form in chunks',
    () => post(`${FORM_TYPE}Transfer-Encoding: chunked\r\n`, `${FORM.length.toString(16)}\r\n${FORM}\r\n`),
  ],
])('%s that ends before its declared length leaves nothing behind', async (_name, bytes) => {
  const statuses = await statusesOf(bytes());
  expect(statuses.every((status) => status === 400)).toBe(true);
  await expect
    .poll(async () => {
      const { rows } = await app.ctx.pool.query<{ count: number }>(
        'select ((select count(*) from trigger_bytes) + (select count(*) from stored_files))::int as count',
      );
      return rows[0]!.count;
    })
    .toBe(0);
  await supertest(app.server).get('/api/service').expect(200);
});
