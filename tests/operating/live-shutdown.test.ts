import { once } from 'node:events';
import { connect } from 'node:net';
import { Router } from 'express';
import { expect, it } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { createLogger } from '../../server/http/log/logger.ts';
import { startServer } from '../../server/start-server.ts';
import { createTestDatabase } from '../support/database/test-database.ts';
import { openTestEventStream } from '../support/event-stream.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { extractCode, openVisitor, PASSWORD } from '../support/visitor.ts';

it('a server that is told to stop closes its event streams instead of waiting for their owners', async () => {
  await using database = await createTestDatabase();
  await using mailbox = await startSmtpServer();
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    APP_ORIGIN: 'http://leavebits.test',
    ALLOW_DEV_ON_NETWORK: 'yes',
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    SESSION_SECRET: 'a secret that only this test knows, long enough',
    DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATA_DIR: '/nonexistent/leavebits-keeps-nothing',
  });
  const logger = createLogger(config.logLevel);
  const server = await startServer({ config, logger, client: Router(), mailbox: null, payfast: null });

  const visitor = await openVisitor({ server: `http://localhost:${server.port}` as never });
  const username = 'watcher@example.org';
  await visitor.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200);
  const code = extractCode(await mailbox.waitForMail({ to: username, subject: /code/ }));
  await visitor
    .send('post', '/api/verify-register')
    .send({ email: username, password: PASSWORD, code })
    .expect(200);
  const streams = [await openTestEventStream(visitor), await openTestEventStream(visitor)];
  await expect.poll(() => streams.map(({ events }) => events.length)).toEqual([1, 1]);

  // Browsers also open connections before they have a request.
  const unused = connect(server.port, 'localhost');
  unused.on('error', () => undefined);
  await once(unused, 'connect');

  const started = performance.now();
  await server.stop();
  // Far below the thirty seconds after which shutting down gives up waiting.
  expect(performance.now() - started).toBeLessThan(15_000);
  await expect.poll(() => streams.map((stream) => stream.isOver())).toEqual([true, true]);
});
