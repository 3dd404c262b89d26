import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { Router } from 'express';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createContext } from '../../server/context.ts';
import { users } from '../../server/db/schema/index.ts';
import { assertKeyRingMatches, KeyRingMismatchError } from '../../server/db/assert-key-ring.ts';
import { createKeyRing } from '../../server/adapters/crypto/key-ring.ts';
import { redactError } from '../../server/http/log/redact-error.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor, registerOwner } from '../support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

it('keeps addresses and hashes out of the log and the job table when a query fails', async () => {
  const visitor = await openVisitor(app);
  let log = '';
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => ((log += chunk.toString()), done()),
  });
  const logger = pino({ serializers: { err: redactError } }, target);
  await app.ownersPool.query('alter table users rename to users_away');
  const failure = await app.ctx.db
    .select()
    .from(users)
    .catch((error: unknown) => error);
  logger.error({ err: failure }, 'x');
  await visitor
    .send('post', '/api/login')
    .send({ username: 'secret@example.org', password: 'x' })
    .expect(500);
  await visitor.send('post', '/api/reset-password').send({ email: 'secret@example.org' }).expect(200);
  await app.runDueJobs();
  await app.ownersPool.query('alter table users_away rename to users');
  const { rows } = await app.ctx.pool.query(
    'select last_error from graphile_worker.jobs where last_error is not null',
  );
  expect(log + JSON.stringify(rows)).toContain('relation \\"users\\" does not exist');
  expect(log + JSON.stringify(rows)).not.toMatch(/secret@example|Failed query|params/);
});

it('rejects keys that don’t match the database before it reads or writes anything', async () => {
  const owner = await registerOwner(app, 'keys@example.org');
  await assertKeyRingMatches(app.ctx.db, app.ctx.keyRing);
  await owner
    .send('post', '/api/trigger-bytes')
    .send({ sharingEmails: ['heir@example.org'] })
    .expect(201);
  const same = { id: 'test', secret: Buffer.alloc(32, 7) };
  const added = { id: 'new', secret: Buffer.alloc(32, 8) };
  await assertKeyRingMatches(app.ctx.db, createKeyRing([added, same]));
  const wrong = createKeyRing([{ id: 'test', secret: Buffer.alloc(32, 9) }]);
  await expect(assertKeyRingMatches(app.ctx.db, wrong)).rejects.toThrow(KeyRingMismatchError);
  await expect(assertKeyRingMatches(app.ctx.db, createKeyRing([added]))).rejects.toThrow('lacks "test"');
});

it('responds with 503 and Retry-After while the database is down', async () => {
  const ctx = createContext({
    config: app.ctx.config,
    logger: app.ctx.logger,
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nowhere',
    createMailTransport: () => app.ctx.mailTransport,
  });
  const away = {
    server: createServer(createApp(ctx, { worker: { isRunning: () => true }, client: Router() })),
  };
  const visitor = await openVisitor(away);
  const answer = await visitor
    .send('post', '/api/login')
    .send({ username: 'a@example.org', password: 'x' })
    .expect(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(answer.body).toEqual({
    message: expect.stringContaining('try again') as string,
    code: 'unavailable',
  });
  await ctx.pool.end();
});

it('survives lost connections, at the start and in the middle of a transaction, and keeps working', async () => {
  const { db, pool } = app.ctx;
  const cut = async (pid: number) => {
    await pool.query('select pg_terminate_backend($1)', [pid]);
    const isThere = () => pool.query('select from pg_stat_activity where pid = $1', [pid]);
    await expect.poll(async () => (await isThere()).rowCount).toBe(0);
  };
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
    await cut(rows[0]!.pid);
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();

  const cutAtOnce = (client: pg.PoolClient) => {
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  };
  pool.on('acquire', cutAtOnce);
  // One more than the pool has.
  for (let time = 0; time <= pool.options.max; time += 1) {
    await expect(db.transaction(async () => undefined)).rejects.toThrow();
  }
  pool.off('acquire', cutAtOnce);
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});
