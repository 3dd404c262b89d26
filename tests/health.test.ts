import { createServer } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { readinessRoute } from '../server/readiness.ts';
import { watchDatabase } from '../server/features/recovery/watch-database.ts';
import { recordQueries } from './support/database/recorded-queries.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { openVisitor, PASSWORD } from './support/visitor.ts';

/** The readiness route of a process that has not been polled yet. */
const freshReadiness = ({ ctx }: TestApp, steadyMs?: () => number) =>
  createServer(
    express().use(
      readinessRoute(ctx, { worker: { isRunning: () => true }, isDraining: () => false }, steadyMs),
    ),
  );

it('reports that it is alive and ready, and not ready when the database is gone', async () => {
  await using app = await startTestApp();
  await supertest(app.server).get('/healthz').expect(200, { status: 'ok' });
  await supertest(app.server)
    .get('/readyz')
    .expect(200, { status: 'ok', checks: { database: true, jobs: true, recovery: false, clock: true } });
  await app.ctx.pool.query("update service_state set recovery_since = now(), recovery_reason = 'A drill.'");
  app.clock.jump({ days: 1 });
  await supertest(freshReadiness(app))
    .get('/readyz')
    .expect(200, { status: 'ok', checks: { database: true, jobs: true, recovery: true, clock: false } });
  await app.ownersPool.query('drop schema graphile_worker cascade');
  await supertest(app.server).get('/healthz').expect(200);
  await supertest(freshReadiness(app)).get('/readyz').expect(503);
});

it('queries the database at most once a second, however often its readiness is polled', async () => {
  await using app = await startTestApp();
  let now = 0;
  const server = freshReadiness(app, () => now);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const flood = async () => {
    for (const { status } of await Promise.all(
      Array.from({ length: 50 }, () => supertest(server).get('/readyz')),
    ))
      expect(status).toBe(200);
  };
  const queriesOf = recordQueries(app.ctx.pool);
  const ofOne = await queriesOf(() => supertest(server).get('/readyz').expect(200));
  expect(await queriesOf(flood)).toEqual([]);
  now += 1000;
  expect(await queriesOf(flood)).toHaveLength(ofOne.length);
  await new Promise((resolve) => server.close(resolve));
});

it('shows a recovery, an unreliable clock and the last heartbeat in the metrics', async () => {
  await using app = await startTestApp({ METRICS_TOKEN: 'a token of some length' });
  const metrics = async () => {
    const { text } = await supertest(app.server)
      .get('/metrics')
      .set('Authorization', 'Bearer a token of some length')
      .expect(200);
    return ['recovery', 'clock_sound', 'last_beat_age_seconds'].map((name) =>
      Number(new RegExp(`^leavebits_${name} (\\S+)$`, 'm').exec(text)?.[1]),
    );
  };
  expect(await metrics()).toEqual([0, 1, NaN]);
  await watchDatabase(app.ctx, { isServing: true });
  await app.ctx.pool.query("update service_state set recovery_since = now(), recovery_reason = 'A drill.'");
  app.clock.jump({ hours: 1 });
  const [recovery, sound, age] = await metrics();
  expect([recovery, sound]).toEqual([1, 0]);
  expect(age).toBeGreaterThanOrEqual(3600);
  await app.ownersPool.query('alter table service_state rename to service_state_away');
  expect((await metrics())[0]).toBe(NaN);
});

it('counts queued and sent emails', async () => {
  await using app = await startTestApp({ METRICS_TOKEN: 'a token of some length' });
  const metrics = async () => {
    const { text } = await supertest(app.server)
      .get('/metrics')
      .set('Authorization', 'Bearer a token of some length');
    const value = (series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(series))
          ?.split(' ')[1] ?? 0,
      );
    return {
      waiting: value('leavebits_mails_queued{lane="urgent"}'),
      accepted: value('leavebits_mails_total{outcome="accepted",provider="other"}'),
    };
  };
  const before = await metrics();
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/register')
    .send({ username: 'waits@example.org', password: PASSWORD })
    .expect(200);
  expect(await metrics()).toEqual({ waiting: 1, accepted: before.accepted });
  await app.runDueJobs();
  expect(await metrics()).toEqual({ waiting: 0, accepted: before.accepted + 1 });
});

it('serves metrics only to a caller with the token, and to nobody if no token is set', async () => {
  await using app = await startTestApp({ METRICS_TOKEN: 'a token of some length' });
  await supertest(app.server).get('/metrics').expect(401);
  await supertest(app.server).get('/metrics').set('Authorization', 'Bearer wrong').expect(401);
  await supertest(app.server).get('/api/trigger-bytes/123/attachments/secret.pdf').expect(401);
  const answer = await supertest(app.server)
    .get('/metrics')
    .set('Authorization', 'Bearer a token of some length')
    .expect(200);
  expect(answer.text).toContain('route="/trigger-bytes/:id/attachments/:fileName",status="401"');
  expect(answer.text).not.toContain('secret.pdf');
  expect(answer.text).toContain('# TYPE leavebits_mail_news_total counter');

  await using plain = await startTestApp();
  await supertest(plain.server).get('/metrics').expect(404);
});
