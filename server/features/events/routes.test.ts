import { createServer, type Server } from 'node:http';
import { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpTransport } from '../../adapters/mail/smtp.ts';
import { createApp } from '../../app.ts';
import { createContext, type Context } from '../../context.ts';
import { openTestEventStream, type TestEventStream } from '#tests/support/event-stream.ts';
import {
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  PASSWORD,
  registerOwner,
  type TestOwner,
  type Visitor,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const typesOf = (stream: { events: { type: string }[] }) => stream.events.map(({ type }) => type);

/** Signs in an existing owner in another browser. */
async function signInElsewhere(owner: TestOwner): Promise<Visitor> {
  const visitor = await openVisitor(app);
  const code = await readMailedCode(app, owner.username, () =>
    visitor.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }),
  );
  await visitor.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
  return visitor;
}

/** Simulates a second process on the same database. */
async function startSecondProcess(): Promise<{ ctx: Context; server: Server }> {
  const { config, logger, clock } = app.ctx;
  const ctx = createContext({
    config,
    logger,
    clock,
    databaseUrl: config.databaseUrl!,
    createMailTransport: () => createSmtpTransport(config.smtpUrl!, { connections: config.smtpConnections }),
  });
  const server = createServer(createApp(ctx, { worker: { isRunning: () => true }, client: Router() }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await ctx.liveEvents.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await ctx.mailTransport.close();
    await ctx.pool.end();
  });
  return { ctx, server };
}

const listeners = async () =>
  (
    await app.ctx.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'leavebits-events'`,
    )
  ).rows;

const secondsLeft = async (owner: TestOwner) =>
  Number(
    (
      await app.ctx.pool.query<{ s: string }>(
        `select extract(epoch from expire - now()::timestamp) as s from session where sess ->> 'userId' = $1`,
        [String(owner.id)],
      )
    ).rows[0]?.s ?? 0,
  );

describe('the stream of live events', () => {
  it('is for owners only, and starts with a greeting', async () => {
    await (await openVisitor(app)).send('get', '/api/events').expect(401);
    const owner = await registerOwner(app, 'listener@example.org');
    const stream = await openTestEventStream(owner);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    const greeting = { type: 'connected', message: 'Connected', ownerId: owner.id };
    await expect.poll(() => stream.events).toEqual([greeting]);
    stream.drop();
  });

  it('announces a sign-in elsewhere, and ends', async () => {
    const owner = await registerOwner(app, 'second-sign-in@example.org');
    const stream = await openTestEventStream(owner);
    const elsewhere = await openTestEventStream(await signInElsewhere(owner));
    await expect.poll(() => stream.isOver()).toBe(true);
    expect(stream.events.at(-1)).toEqual({
      type: 'session_logout',
      message: 'Someone signed in to your account somewhere else, so you were signed out here.',
      reason: 'endedElsewhere',
    });
    await expect.poll(() => typesOf(elsewhere)).toEqual(['connected']);
    elsewhere.drop();
  });

  it('announces a sign-out to every tab', async () => {
    const owner = await registerOwner(app, 'two-tabs@example.org');
    const tabs = [await openTestEventStream(owner), await openTestEventStream(owner)];
    await owner.send('post', '/api/logout').expect(200);
    for (const tab of tabs) await expect.poll(() => typesOf(tab)).toEqual(['connected', 'manual_logout']);
  });

  it('serves the other tabs while a page reloads, and ends when that page was really closed', async () => {
    const owner = await registerOwner(app, 'reloading@example.org');
    await owner.send('post', '/api/logout').send({ returnKey: 'the-key-of-this-tab-0001' }).expect(200);
    await owner.send('get', '/api/user').expect(401);
    const stream = await openTestEventStream(owner);
    await expect.poll(() => typesOf(stream)).toEqual(['connected']);
    expect(stream.isOver()).toBe(false);
    stream.drop();
    app.clock.advance({ seconds: 31 });
    const late = await openTestEventStream(owner);
    await expect.poll(() => typesOf(late)).toEqual(['connected', 'manual_logout']);
    expect(late.events.at(-1)?.message).toBe('You closed LeaveBits in another tab, so you were signed out.');
  });

  it('announces a password reset', async () => {
    const owner = await registerOwner(app, 'resetter@example.org');
    const stream = await openTestEventStream(owner);
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, owner.username, () =>
      visitor.send('post', '/api/reset-password').send({ email: owner.username }),
    );
    const body = { email: owner.username, code, newPassword: 'New-password-9' };
    await visitor.send('post', '/api/reset-password/verify').send(body).expect(200);
    await expect.poll(() => typesOf(stream)).toEqual(['connected', 'session_logout']);
    expect(stream.events.at(-1)?.message).toContain('password');
  });

  it('reaches the owner through another process', async () => {
    const owner = await registerOwner(app, 'other-process@example.org');
    const stream = await openTestEventStream(owner);
    const second = await startSecondProcess();
    // Sends the same cookies to the other process.
    const { request } = (await owner.send('get', '/api/user')) as unknown as {
      request: { cookies: string; header: Record<string, string> };
    };
    const port = (second.server.address() as { port: number }).port;
    const answer = await fetch(`http://127.0.0.1:${port}/api/logout`, {
      method: 'POST',
      headers: { Cookie: request.cookies, 'X-CSRF-Token': request.header['X-CSRF-Token']! },
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => typesOf(stream)).toEqual(['connected', 'manual_logout']);
  });

  it('never extends the session, neither when it opens nor when it closes', async () => {
    const owner = await registerOwner(app, 'sleeper@example.org');
    await app.ctx.pool.query(
      `update session set expire = now()::timestamp + interval '1 minute' where sess ->> 'userId' = $1`,
      [String(owner.id)],
    );
    const stream = await openTestEventStream(owner);
    expect(stream.headers['set-cookie']?.join()).not.toContain('leavebits.sid');
    await expect.poll(() => typesOf(stream)).toEqual(['connected']);
    stream.drop();
    await expect.poll(() => stream.isOver()).toBe(true);
    expect(await secondsLeft(owner)).toBeLessThan(61);
    // Control: an ordinary request does extend the session.
    await owner.send('get', '/api/user').expect(200);
    expect(await secondsLeft(owner)).toBeGreaterThan(500);
  });

  it('misses nothing while its connection to the database is away', async () => {
    const owner = await registerOwner(app, 'cut@example.org');
    const stream = await openTestEventStream(owner);
    await expect.poll(async () => (await listeners()).length).toBe(1);
    const [before] = await listeners();
    // Drops the connection and ends the session before anything listens again.
    await app.ctx.pool.query('select pg_terminate_backend($1)', [before!.pid]);
    await app.ctx.pool.query(`delete from session where sess ->> 'userId' = $1`, [String(owner.id)]);
    await expect.poll(() => typesOf(stream)).toEqual(['connected', 'session_logout']);
    await expect.poll(async () => (await listeners()).length).toBe(1);
    expect((await listeners())[0]!.pid).not.toBe(before!.pid);
  });

  it('announces nothing when a session expires: the stream ends, and the next one is refused', async () => {
    const owner = await registerOwner(app, 'reader@example.org');
    const stream = await openTestEventStream(owner);
    await expect.poll(() => typesOf(stream)).toEqual(['connected']);
    await app.ctx.pool.query(
      `update session set expire = now()::timestamp - interval '1 second' where sess ->> 'userId' = $1`,
      [String(owner.id)],
    );
    // The process looks up ended sessions as soon as it listens again.
    for (const { pid } of await listeners())
      await app.ctx.pool.query('select pg_terminate_backend($1)', [pid]);
    await expect.poll(() => stream.isOver()).toBe(true);
    expect(typesOf(stream)).toEqual(['connected']);
    await owner.send('get', '/api/events').expect(401);
  });

  it('announces reports when they come into force, only to their owner, and names nobody', async () => {
    const owner = await createOwnerWithReporters(app);
    const other = await openTestEventStream(await registerOwner(app, 'unreported@example.org'));
    const streams = [await openTestEventStream(owner), await openTestEventStream(owner)];
    await reportDeath(app);
    for (const stream of streams) {
      await expect.poll(() => typesOf(stream)).toEqual(['connected', 'report_submitted']);
      expect(JSON.stringify(stream.events)).not.toContain(REPORTERS[0]);
      expect(stream.isOver()).toBe(false);
    }
    const visitor = await openVisitor(app);
    const refuteToken = readLinkToken(app, owner.username, 'refute');
    await visitor.send('post', '/api/refute-report').send({ refuteToken }).expect(200);
    for (const stream of streams) await expect.poll(() => typesOf(stream).at(-1)).toBe('report_changed');
    expect(typesOf(other)).toEqual(['connected']);
    for (const stream of [...streams, other]) stream.drop();
  });

  it('leaves nothing behind after 500 streams were opened and dropped', { timeout: 60_000 }, async () => {
    const owners = await Promise.all(
      Array.from({ length: 5 }, (_, index) => registerOwner(app, `many-${index}@example.org`)),
    );
    const before = app.ctx.liveEvents.openStreams();
    for (let round = 0; round < 10; round += 1) {
      // Five sessions with ten streams each, the maximum per session.
      const streams = await Promise.all(
        owners.flatMap((owner) => Array.from({ length: 10 }, () => openTestEventStream(owner))),
      );
      await expect.poll(() => app.ctx.liveEvents.openStreams()).toBe(before + 50);
      for (const stream of streams) stream.drop();
      await expect.poll(() => app.ctx.liveEvents.openStreams()).toBe(before);
    }
    expect(await listeners()).toHaveLength(1);
    await expect.poll(() => app.ctx.pool.totalCount - app.ctx.pool.idleCount).toBe(0);
  });

  it('allows ten per session: the eleventh replaces the first', async () => {
    const owner = await registerOwner(app, 'hoarder@example.org');
    const streams: TestEventStream[] = [];
    for (let count = 0; count < 11; count += 1) streams.push(await openTestEventStream(owner));
    await expect
      .poll(() => streams.map((stream) => stream.isOver()))
      .toEqual([true, ...Array(10).fill(false)]);
    for (const stream of streams) stream.drop();
  });

  it('sends no session id through the database', async () => {
    const owner = await registerOwner(app, 'overheard@example.org');
    const heard: string[] = [];
    const listener = await app.ctx.pool.connect();
    onTestFinished(() => listener.release(true));
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen leavebits_session');
    const { rows } = await app.ctx.pool.query<{ sid: string }>(
      `select sid from session where sess ->> 'userId' = $1`,
      [String(owner.id)],
    );
    await owner.send('post', '/api/logout').expect(200);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toContain('manual_logout');
    expect(heard[0]).not.toContain(rows[0]!.sid);
    expect(heard[0]).not.toContain('overheard');
  });
});
