import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor } from '../support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const report = { name: 'TypeError', page: '/shared/:', places: ['index-B3x_9.js:12:3456'] };

it('logs that a page crashed, and where in our own code', async () => {
  const warn = vi.spyOn(app.ctx.logger, 'warn');
  const visitor = await openVisitor(app);
  await visitor.send('post', '/api/client-error').send(report).expect(204);
  expect(warn).toHaveBeenCalledWith({ clientError: report }, 'a page crashed');
});

it('rejects anything that could be personal text or a token', async () => {
  const warn = vi.spyOn(app.ctx.logger, 'warn');
  const visitor = await openVisitor(app);
  for (const refused of [
    { ...report, name: 'my secret words' },
    { ...report, page: '/refute/sometoken' },
    { ...report, places: ['https://leavebits.test/#/my-leavebits/YW5u'] },
  ]) {
    await visitor.send('post', '/api/client-error').send(refused).expect(400);
  }
  await visitor
    .send('post', '/api/client-error')
    .send({ ...report, message: 'words of a LeaveBit' })
    .expect(204);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('words of a LeaveBit');
});

it('is rate limited, so that nobody can flood the log', async () => {
  const visitor = await openVisitor(app);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await visitor.send('post', '/api/client-error').send(report)).status);
  expect(statuses.at(-1)).toBe(429);
});
