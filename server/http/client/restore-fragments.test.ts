import { expect, it } from 'vitest';
import express from 'express';
import supertest from 'supertest';
import { restoreFragment, restoreFragments } from './restore-fragments.ts';

const ADDRESS = 'YW5uYUBleGFtcGxlLm9yZw';
const SECRET = 'Ab3-_dEf'.repeat(4);

it.each([
  [`/%23/my-leavebits/${ADDRESS}`, `/#/my-leavebits/${ADDRESS}`],
  [`/%2523/my-leavebits/${ADDRESS}`, `/#/my-leavebits/${ADDRESS}`],
  [`/%252523%25252Fmy-leavebits%25252F${ADDRESS}`, `/#/my-leavebits/${ADDRESS}`],
  [`/%23my-leavebits/${ADDRESS}`, `/#my-leavebits/${ADDRESS}`],
  [`/%23/my-leavebits/${ADDRESS}?k=${SECRET}`, `/#/my-leavebits/${ADDRESS}?k=${SECRET}`],
  [`/%23/my-leavebits/${ADDRESS}%3Fk%3D${SECRET}`, `/#/my-leavebits/${ADDRESS}?k=${SECRET}`],
  [`/%23/my-leavebits/${ADDRESS}?utm_source=x&fbclid=y`, `/#/my-leavebits/${ADDRESS}?utm_source=x&fbclid=y`],
  [`/?utm_source=x%23/my-leavebits/${ADDRESS}`, `/?utm_source=x#/my-leavebits/${ADDRESS}`],
  [`/%23/my-leavebits/${ADDRESS}%0D%0A`, `/#/my-leavebits/${ADDRESS}`],
  [`/undo-sharing/%23${SECRET}`, `/undo-sharing/#${SECRET}`],
  [`/undo-sharing%2523${SECRET}`, `/undo-sharing#${SECRET}`],
  [`/come-back/%23${SECRET}`, `/come-back/#${SECRET}`],
  [`/auth%23k=${SECRET}`, `/auth#k=${SECRET}`],
  [`/auth?mode=reset%23k=${SECRET}`, `/auth?mode=reset#k=${SECRET}`],
  ['/%23/%E0%A4', '/#/%25E0%25A4'],
])('%s leads to %s', (url, target) => expect(restoreFragment(url)).toBe(target));

it.each([
  '/',
  '/shared/1',
  `/my-leavebits/${ADDRESS}`,
  `/#/my-leavebits/${ADDRESS}`,
  '//evil.example/%23/my-leavebits/x',
  '/\\evil.example/%23x',
  'https://evil.example/%23x',
  '/api/trigger-bytes/1/attachments/a%23b.txt',
  '/report/token/death%23',
])('%s is left as it is', (url) => expect(restoreFragment(url)).toBeNull());

it('the answer is empty, uncached, and only a redirect', async () => {
  const app = express().use(restoreFragments);
  const path = `/%23/my-leavebits/${ADDRESS}`;
  const answer = await supertest(app).get(path).expect(302);
  expect(answer.headers).toMatchObject({
    location: `/#/my-leavebits/${ADDRESS}`,
    'cache-control': 'no-store',
  });
  expect(answer.text).toBe('');
  await supertest(app).post(path).expect(404);
});
