import { EventEmitter } from 'node:events';
import express, { type Response } from 'express';
import fc from 'fast-check';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { sendStreamedJson, StreamedJson } from './streamed-json.ts';

async function* read<Row>(pages: Iterable<Row[]>): AsyncGenerator<Row[]> {
  yield* pages;
}

const serve = (send: (res: Response) => Promise<void>) => express().get('/', (_req, res) => send(res));
const answerOf = (value: unknown) =>
  supertest(serve((res) => sendStreamedJson(res, new StreamedJson(value)))).get('/');

it.each([
  ['no rows', []],
  ['a few rows', [{ id: 1, text: 'a "quoted" line\n' }, null, undefined, 'ä']],
  [
    'an object',
    { at: 'now', left: undefined, rows: [{ id: 1 }], none: [], inner: { list: [1, { two: 2 }] } },
  ],
  ['an empty object', {}],
  ['many pieces', Array.from({ length: 40 }, (_, id) => ({ id, text: '\u{1f600}"\n'.repeat(2000) }))],
  ['an object of many pieces', { rows: Array.from({ length: 40 }, () => 'x'.repeat(9000)), more: [1] }],
])('sends %s as `res.json` does', async (_what, value) => {
  const { text, headers } = await answerOf(value).expect(200);
  expect(text).toBe(JSON.stringify(value));
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  if (text.length < 64 * 1024) expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
});

it('sends whatever JSON can hold, in any pages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.jsonValue(), { maxLength: 3 })), async (pages) => {
      const { text } = await answerOf(read(pages));
      expect(text).toBe(JSON.stringify(pages.flat()));
    }),
    { numRuns: 30 },
  );
});

it('reads no more rows than its reader takes, and stops when they are gone', async () => {
  let rows = 0;
  let hasStopped = false;
  function* endless() {
    try {
      for (;;) {
        rows += 1;
        yield 'x'.repeat(65_000);
      }
    } finally {
      hasStopped = true;
    }
  }
  async function* onePage() {
    yield endless();
  }
  const written: string[] = [];
  const res = Object.assign(new EventEmitter(), {
    closed: false,
    type: () => undefined,
    write: (piece: string) => written.push(piece) === 0,
  });
  const sent = sendStreamedJson(res as unknown as Response, new StreamedJson(onePage()));
  await expect.poll(() => written.length).toBe(1);
  const before = rows;
  await new Promise(setImmediate);
  expect([written.length, rows]).toEqual([1, before]);
  res.emit('drain');
  await expect.poll(() => written.length).toBe(2);
  res.closed = true;
  res.emit('close');
  await sent;
  expect([written.length, hasStopped, res.listenerCount('close')]).toEqual([2, true, 0]);
});
