import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { Router } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createApp } from '../server/app.ts';
import { createLogger } from '../server/http/log/logger.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { damageChunk, listFileIds } from './support/uploads/stored-chunks.ts';
import { registerOwner, type TestOwner } from './support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  });
  const ctx = { ...app.ctx, logger: createLogger('info', target) };
  const server = createServer(createApp(ctx, { worker: { isRunning: () => true }, client: Router() }));
  owner = await registerOwner({ ...app, server }, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

/** The errors logged since the last call. */
function loggedErrors() {
  return lines
    .splice(0)
    .map((line) => JSON.parse(line) as { level: number; err?: Record<string, string>; req?: { id: string } })
    .filter(({ level }) => level >= 50);
}

it('a request’s error is logged with its type, its code, where it was thrown and the request’s id', async () => {
  loggedErrors();
  await app.ownersPool.query('alter table trigger_bytes rename to trigger_bytes_away');
  const answer = await owner.send('get', '/api/trigger-bytes');
  await app.ownersPool.query('alter table trigger_bytes_away rename to trigger_bytes');
  expect(answer.status).toBe(500);
  const [logged] = loggedErrors();
  expect(logged).toMatchObject({
    err: {
      type: 'DatabaseError',
      code: '42P01',
      message: 'relation "trigger_bytes" does not exist',
      stack: expect.stringContaining('    at ') as string,
    },
    req: { id: answer.headers['x-request-id'] as string },
  });
  expect(JSON.stringify(logged)).not.toMatch(/params|Failed query|owner@example/);
});

it('a damaged chunk is logged with its file and its position', async () => {
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .field('sharingEmails', 'heir@example.org')
    .attach('attachments', Buffer.alloc(700_000, 'x'), 'letter.bin')
    .expect(201);
  const [fileId] = await listFileIds(app, (created.body as Leavebit).id);
  await damageChunk(app, { fileId: fileId!, position: 1 }, 'altered');
  loggedErrors();
  const address = `/api/trigger-bytes/${(created.body as Leavebit).id}/attachments/letter.bin`;
  await expect(owner.send('get', address).buffer(true)).rejects.toThrow(/aborted|hang up/);
  const message = `Stored file ${fileId} is damaged at chunk 1`;
  expect(loggedErrors()).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message }) as object }),
  );
});

it('an address in a link whose # a mail gateway encoded is in no log', async () => {
  lines.splice(0);
  const encoded = Buffer.from('heir@example.org').toString('base64url');
  const answer = await owner.send('get', `/%2523/my-leavebits/${encoded}`).redirects(0).expect(302);
  expect(answer.headers['location']).toBe(`/#/my-leavebits/${encoded}`);
  // Control: what is logged arrives here.
  await owner.send('get', '/api/user').expect(200);
  expect(lines.join('')).toContain('"route":"/user"');
  expect(lines.join('')).not.toMatch(new RegExp(`${encoded}|heir@example`));
});
