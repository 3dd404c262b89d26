import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createContext } from '../../context.ts';
import { passesSelfCheck } from '../../http/health.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { beginRecovery } from './begin-recovery.ts';
import { endRecovery } from './end-recovery.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';
import { createHeartbeat } from './heartbeat.ts';
import { canActIrrevocably } from './can-act-irrevocably.ts';
import { listOutages } from './record-heartbeat.ts';
import { createDatabaseFingerprintStore } from '../../adapters/database-fingerprint-store.ts';
import { watchDatabase } from './watch-database.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  app.clock.mend();
  await endRecovery(app.ctx, recoveryRestarts);
  await app.ctx.pool.query('delete from service_outages');
  await watchDatabase(app.ctx, { isServing: false });
});

const count = async () =>
  Number((await app.ctx.pool.query<{ count: string }>('select count from service_heartbeat')).rows[0]?.count);
const begin = () =>
  app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
const mayActNow = () => app.ctx.db.transaction((tx) => canActIrrevocably(app.ctx, tx));
const outages = () => listOutages(app.ctx.db, new Date(0), app.clock.now());

it('beats while it serves, and only then', async () => {
  const before = await count();
  await watchDatabase(app.ctx, { isServing: true });
  expect(await count()).toBe(before + 1);
  await watchDatabase(app.ctx, { isServing: false });
  app.clock.jump({ days: 3650 });
  await watchDatabase(app.ctx, { isServing: true });
  app.clock.mend();
  await begin();
  await watchDatabase(app.ctx, { isServing: true });
  expect(await count()).toBe(before + 1);
});

it('counts a silence as an outage only if it lasts more than ten minutes', async () => {
  app.clock.advance({ minutes: 9 });
  await watchDatabase(app.ctx, { isServing: true });
  expect(await outages()).toEqual([]);
  app.clock.advance({ minutes: 11 });
  const [lasting] = await outages();
  await watchDatabase(app.ctx, { isServing: true });
  const [over] = await outages();
  expect(over?.from).toEqual(lasting?.from);
  expect(over!.until.getTime() - over!.from.getTime()).toBeGreaterThan(660_000);
  expect(await outages()).toHaveLength(1);
});

it('counts every beat when two processes beat at once', async () => {
  const before = await count();
  const other = {
    ...app.ctx,
    databaseMemory: createDatabaseFingerprintStore('/nonexistent/nothing', app.ctx.logger),
  };
  const both = [app.ctx, other].flatMap((ctx) =>
    Array.from({ length: 5 }, () => watchDatabase(ctx, { isServing: true })),
  );
  for (const state of await Promise.all(both)) expect(state.recoverySince).toBe(null);
  expect(await count()).toBe(before + 10);
});

it('allows nothing irrevocable in recovery or while the clock is in doubt', async () => {
  expect(await mayActNow()).toBe(true);
  app.clock.jump({ days: 1 });
  expect(await mayActNow()).toBe(false);
  app.clock.mend();
  expect(await begin()).toBe(true);
  expect(await begin()).toBe(false);
  expect(await mayActNow()).toBe(false);
  await endRecovery(app.ctx, recoveryRestarts);
  expect(await mayActNow()).toBe(true);
});

it('begins no recovery in the middle of irrevocable work', async () => {
  const order: string[] = [];
  let begun: Promise<unknown> | undefined;
  await app.ctx.db.transaction(async (tx) => {
    expect(await canActIrrevocably(app.ctx, tx)).toBe(true);
    begun = begin().then(() => order.push('begun'));
    await app.ctx.pool.query('select pg_sleep(0.2)');
    order.push('done');
  });
  await begun;
  expect(order).toEqual(['done', 'begun']);
});

it('ends while a report is being decided, and neither waits for the other forever', async () => {
  const reportId = await insertReport(app, owner.id, 'pending');
  await begin();
  let ended: Promise<void> | undefined;
  await app.ctx.db.transaction(async (tx) => {
    await app.ctx.pool.query('select 1');
    await tx.execute(`select 1 from death_incapacitation_reports where id = ${reportId} for update`);
    ended = endRecovery(app.ctx, recoveryRestarts);
    await app.ctx.pool.query('select pg_sleep(0.2)');
    expect(await canActIrrevocably(app.ctx, tx)).toBe(false);
  });
  await ended;
  expect(await mayActNow()).toBe(true);
});

it('beats from now on once an operator has corrected a clock that was ahead', async () => {
  app.clock.advance({ days: 20 });
  await watchDatabase(app.ctx, { isServing: true });
  app.clock.advance({ days: -20 });
  await endRecovery(app.ctx, recoveryRestarts);
  const { rows } = await app.ctx.pool.query<{ at: Date }>('select beat_at as at from service_heartbeat');
  expect(rows[0]!.at.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  app.clock.advance({ minutes: 11 });
  await watchDatabase(app.ctx, { isServing: true });
  const [wrong, real] = await outages();
  expect(wrong!.until.getTime()).toBeLessThanOrEqual(real!.from.getTime());
  expect(real!.until.getTime() - real!.from.getTime()).toBeGreaterThan(660_000 - 1);
});

it('raises an alarm about a recovery at once and daily, and beats while its own server answers', async () => {
  const error = vi.spyOn(app.ctx.logger, 'error');
  const heartbeat = createHeartbeat(app.ctx);
  await heartbeat.checkDatabase();
  expect(error).not.toHaveBeenCalled();
  await begin();
  await heartbeat.checkDatabase();
  await heartbeat.checkDatabase();
  expect(error.mock.calls.map(([facts]) => (facts as { alarm: string }).alarm)).toEqual(['recovery-begun']);
  app.clock.advance({ days: 1, minutes: 1 });
  await heartbeat.checkDatabase();
  expect(error).toHaveBeenCalledTimes(2);
  await endRecovery(app.ctx, recoveryRestarts);

  const before = await count();
  await heartbeat.start(() => passesSelfCheck(app.server));
  await heartbeat.stop();
  expect(await count()).toBe(before + 1);
  const deaf = createHeartbeat(app.ctx);
  const closed = createServer();
  await deaf.start(() => passesSelfCheck(closed));
  await deaf.stop();
  expect(await count()).toBe(before + 1);
});

it('waits only some seconds for a server that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const answered = passesSelfCheck(silent);
  await new Promise<void>((resolve) => silent.once('request', () => resolve()));
  vi.advanceTimersByTime(6000);
  expect(await answered).toBe(false);
  vi.useRealTimers();
  silent.closeAllConnections();
  silent.close();
});

it('recognizes the database after a restart if DATA_DIR can be written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leavebits-seen-'));
  const warn = vi.spyOn(app.ctx.logger, 'warn');
  const kept = createDatabaseFingerprintStore(dataDir, app.ctx.logger);
  expect(kept.seen()).toBe(null);
  await watchDatabase({ ...app.ctx, databaseMemory: kept }, { isServing: true });
  const again = createDatabaseFingerprintStore(dataDir, app.ctx.logger);
  expect(again.seen()).toEqual({
    identity: {
      system: expect.stringMatching(/^\d{19}$/) as string,
      timeline: '00000001',
      database: expect.stringMatching(/^\d+$/) as string,
    },
    count: await count(),
    confirmations: expect.any(Number) as number,
  });
  expect(warn).not.toHaveBeenCalled();
  writeFileSync(join(dataDir, 'seen-database.json'), '{"half');
  expect(createDatabaseFingerprintStore(dataDir, app.ctx.logger).seen()).toBe(null);
  expect(warn).toHaveBeenCalledTimes(1);
  again.remember(kept.seen()!);
  expect(readFileSync(join(dataDir, 'seen-database.json'), 'utf8')).toContain('"count"');
  rmSync(dataDir, { recursive: true });
});

it('warns once if DATA_DIR cannot be written, and relies on memory', () => {
  const warn = vi.spyOn(app.ctx.logger, 'warn');
  const memory = createDatabaseFingerprintStore('/nonexistent/nothing', app.ctx.logger);
  const seen = { identity: { system: '7', timeline: null, database: null }, count: 3, confirmations: 0 };
  memory.remember(seen);
  memory.remember(seen);
  expect(memory.seen()).toEqual(seen);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('writes to DATA_DIR again as soon as it can, and warns once for each time that it cannot', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leavebits-seen-'));
  const warn = vi.spyOn(app.ctx.logger, 'warn');
  warn.mockClear();
  const memory = createDatabaseFingerprintStore(join(dataDir, 'mount'), app.ctx.logger);
  const seen = (count: number) => ({
    identity: { system: '7', timeline: null, database: null },
    count,
    confirmations: 0,
  });
  memory.remember(seen(3));
  memory.remember(seen(4));
  mkdirSync(join(dataDir, 'mount'));
  memory.remember(seen(5));
  expect(createDatabaseFingerprintStore(join(dataDir, 'mount'), app.ctx.logger).seen()).toEqual(seen(5));
  expect(warn).toHaveBeenCalledTimes(1);
  rmSync(join(dataDir, 'mount'), { recursive: true });
  memory.remember(seen(6));
  memory.remember(seen(7));
  expect(warn).toHaveBeenCalledTimes(2);
  rmSync(dataDir, { recursive: true });
});

it('works with the marks that a database tells, even if it does not tell all of them', async () => {
  const pool = app.ownersPool;
  const user = `limited_${app.ctx.random.uuid().slice(0, 8)}`;
  await pool.query(`create role ${user} login password 'x'`);
  await pool.query(`grant all on all tables in schema public to ${user}`);
  await pool.query('revoke execute on function pg_control_system() from public');
  const url = new URL(pool.options.connectionString!);
  [url.username, url.password] = [user, 'x'];
  const ctx = createContext({
    ...app.ctx,
    databaseUrl: url.href,
    createMailTransport: () => app.ctx.mailTransport,
  });
  expect((await watchDatabase(ctx, { isServing: true })).recoverySince).toBe(null);
  expect(ctx.databaseMemory.seen()?.identity).toMatchObject({ system: null, timeline: '00000001' });
  expect(await ctx.db.transaction((tx) => canActIrrevocably(ctx, tx))).toBe(true);
  await ctx.pool.end();
});
