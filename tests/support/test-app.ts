import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Router } from 'express';
import type pg from 'pg';
import { runTaskListOnce, type RunOnceOptions, type TaskList } from 'graphile-worker';
import { createSmtpTransport } from '../../server/adapters/mail/smtp.ts';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { applyBillingSetting } from '../../server/features/subscriptions/billing/apply-billing-setting.ts';
import { createContext, type Context } from '../../server/context.ts';
import { createQueueLogger } from '../../server/jobs/lane-run.ts';
import { createTaskList } from '../../server/jobs/registry.ts';
import { createCapturedLogger } from './logs/captured-logger.ts';
import { createCheapPasswords } from './seed.ts';
import { measureCost } from './reporters/test-costs.ts';
import { databaseRoles } from '../../server/db/roles/role-names.ts';
import { withDatabaseRole } from './database/template-database.ts';
import type { TestDatabase } from './database/test-database.ts';
import { startSmtpServer, type TestSmtpServer } from './mail/smtp-server.ts';
import { openUnsharedDatabase, acquireDatabase } from './database/reused-database.ts';
import { getFileStoreSettings } from './object-store/test-file-store.ts';
import { createTestPayfast, type TestPayfast } from './payfast/payfast.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** The real server on its own database, with a readable mail server and a clock to advance. */
export interface TestApp extends AsyncDisposable {
  server: Server;
  /** Connects as the server's database role. */
  ctx: Context;
  /** Connects as the owner of the tables, for what the server may not do. */
  ownersPool: pg.Pool;
  clock: TestClock;
  mailbox: TestSmtpServer;
  payfast: TestPayfast;
  /** Runs every job due by the test's clock, and those they queue, until none is left. */
  runDueJobs(): Promise<void>;
}

/** The settings of every test server, besides its database and its mail server. */
export const TEST_SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  APP_ORIGIN: 'http://leavebits.test',
  ALLOW_DEV_ON_NETWORK: 'yes',
  SESSION_SECRET: 'a secret that only the tests know, long enough',
  DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  DATA_DIR: '/nonexistent/leavebits-keeps-nothing',
};

/** @param given a dedicated database to serve. It is disposed with the app. */
export async function startTestApp(
  settings: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestApp> {
  const database = await (given ? openUnsharedDatabase(given) : acquireDatabase());
  const mailbox = await startSmtpServer();
  const clock = createTestClock();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = getAppUrl({ server });
  const config = loadConfig({
    ...TEST_SETTINGS,
    SMTP_URL: mailbox.url,
    DATABASE_URL: database.url,
    PAYFAST_BASE_URL: `${origin}/dev/payfast`,
    PAYFAST_API_URL: `${origin}/dev/payfast/api`,
    PAYFAST_NOTIFY_URL: `${origin}/api/payfast/itn`,
    ...(await getFileStoreSettings()),
    ...settings,
  });
  const { ownersPool } = database;
  const ctx = createContext({
    config,
    logger: createCapturedLogger(),
    // So every test proves that the server's rights suffice.
    databaseUrl: withDatabaseRole(database.url, databaseRoles.server),
    serversPool: database.serversPool,
    createMailTransport: () => createSmtpTransport(config.smtpUrl!, { connections: config.smtpConnections }),
    clock,
    passwords: createCheapPasswords(),
  });
  if (!config.takesPayments) await applyBillingSetting(ctx);
  const payfast = createTestPayfast({ clock, pool: ownersPool, settings: config.payfast });
  const app = createApp(ctx, {
    worker: { isRunning: () => true },
    client: Router(),
    devRoutes: payfast.routes,
  });
  server.on('request', app);

  return {
    payfast,
    server,
    ctx,
    ownersPool,
    clock,
    mailbox,
    runDueJobs: () => runDueJobs(ctx),
    async [Symbol.asyncDispose]() {
      await ctx.liveEvents.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await ctx.mailTransport.close();
      await ctx.objectStore?.close();
      await mailbox[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** The URL at which a test app listens. */
export function getAppUrl({ server }: Pick<TestApp, 'server'>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Queue {
  options: RunOnceOptions;
  taskList: TaskList;
}
const queues = new WeakMap<Context, Queue>();

/** The queue's settings for a context, created once. */
function queueOf(ctx: Context): Queue {
  const queue = queues.get(ctx) ?? {
    options: { pgPool: ctx.pool, noHandleSignals: true, logger: createQueueLogger(ctx.logger) },
    taskList: createTaskList(ctx),
  };
  queues.set(ctx, queue);
  return queue;
}

export function runDueJobs(ctx: Context): Promise<void> {
  return measureCost('jobs', () => runUntilNoneIsDue(ctx));
}

async function runUntilNoneIsDue(ctx: Context): Promise<void> {
  const { options, taskList } = queueOf(ctx);
  for (;;) {
    // The queue uses the database's clock, so jobs that are due by the test's clock are made due there. A job queued there for
    // "now" is due immediately. Our clock has no microseconds, so it may be slightly behind.
    const due = await ctx.pool.query(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = any($2)
         and run_at <= greatest($1, now()) and attempts < max_attempts and locked_at is null`,
      [ctx.clock.now(), Object.keys(taskList)],
    );
    if (due.rowCount === 0) return;
    // Not `runOnce`, which checks the queue's migrations each time.
    const client = await ctx.pool.connect();
    try {
      await runTaskListOnce(options, taskList, client).promise;
    } finally {
      client.release();
    }
  }
}
