import { Router } from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { openPool } from '../../server/db/database.ts';
import { createLogger } from '../../server/http/log/logger.ts';
import { startServer } from '../../server/start-server.ts';
import { createTestDatabase } from '../support/database/test-database.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';
import { extractCode, openVisitor, PASSWORD } from '../support/visitor.ts';

it('one process serves the pages, another runs the jobs, and a stopping one says so before it stops', async () => {
  await using database = await createTestDatabase();
  await using mailbox = await startSmtpServer();
  const start = async (settings: Record<string, string>) => {
    const config = loadConfig({
      ...TEST_SETTINGS,
      PORT: '0',
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      ...settings,
    });
    const logger = createLogger(config.logLevel);
    const server = await startServer({ config, logger, client: Router(), mailbox: null, payfast: null });
    return { ...server, http: supertest(`http://localhost:${server.port}`) };
  };
  const web = await start({ ROLE: 'web', DRAIN_SECONDS: '3' });
  // Pages stay reachable without a worker.
  await web.http
    .get('/readyz')
    .expect(200)
    .expect(({ body }) => expect(body.checks.jobs).toBe(false));

  const visitor = await openVisitor({ server: `http://localhost:${web.port}` as never });
  const username = 'web@example.org';
  await visitor.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200);
  expect(mailbox.mails()).toEqual([]);

  const worker = await start({ ROLE: 'worker' });
  const code = extractCode(await mailbox.waitForMail({ to: username, subject: /code/ }));
  await visitor
    .send('post', '/api/verify-register')
    .send({ email: username, password: PASSWORD, code })
    .expect(200);
  await worker.http.get('/healthz').expect(200);
  await worker.http
    .get('/readyz')
    .expect(200)
    .expect(({ body }) => expect(body.checks.jobs).toBe(true));
  for (const page of ['/', '/api/user', '/api/openapi.json', '/dev/mailbox'])
    await worker.http.get(page).expect(404);
  // The owner can’t refute at a worker, so only the server of the pages counts as uptime.
  const pool = openPool(database.url, { max: 1, name: 'leavebits-test' }, () => undefined);
  const beats = await pool.query<{ count: string }>('select count from service_heartbeat');
  expect(Number(beats.rows[0]!.count)).toBe(1);
  await pool.end();

  const stopped = web.stop();
  await expect.poll(async () => (await web.http.get('/healthz')).status).toBe(503);
  await web.http.get('/readyz').expect(503);
  await web.http.get('/api/openapi.json').expect(200).expect('Connection', 'close');
  await stopped;
  await worker.stop();
});
