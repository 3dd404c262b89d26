import { once } from 'node:events';
import { request } from 'node:http';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFiles } from '../server/http/client-files.ts';

const server = express()
  .use(clientFiles({ appOrigin: 'https://leavebits.test' }))
  .listen(0, '127.0.0.1');
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => void server.close());

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Sent as it stands: a URL parser would mend what these tests break. */
function get(path: string, accept = NAVIGATION): Promise<{ status?: number; type?: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { accept } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '' });
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  '/shared/123',
  '/shared/123.',
  '/shared/123.)',
  '/shared/123.pdf',
  '/shared-multiple/1,2.',
  '/my-leavebits/YW5uYUBleGFtcGxlLm9yZw.',
  '/my-leavebits/%%%',
  '/my-leavebits/%E0%A4',
  '/refute/%zz',
])('the link %s leads to the page, however damaged it is', async (path) => {
  expect(await get(path)).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
});

it.each(['/assets/missing.js', '/missing.png', '/robots.txt'])(
  'the missing file %s is missing',
  async (path) => {
    expect((await get(path, '*/*')).status).toBe(404);
  },
);

it('a program that asks for data gets no page', async () => {
  expect((await get('/shared/123', 'application/json')).status).toBe(404);
});
