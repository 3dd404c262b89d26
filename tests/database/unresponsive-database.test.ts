import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withLongStatementTimeout, keepAliveOptions } from '../../server/db/bounded-client.ts';
import { startDatabaseProxy, type TcpProxy } from '../support/processes/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor, registerOwner, type TestOwner } from '../support/visitor.ts';
import { startWorkingProcess, type WorkingProcess } from '../support/processes/worker.ts';

/** Short, to keep the tests fast, but long enough that a busy machine doesn't look like a silent peer. */
const ANSWER_WITHIN_MS = 3000;
const LIMITS = `?query_timeout=${ANSWER_WITHIN_MS}&statement_timeout=1000&lock_timeout=500`;
/** The longest correct wait: for a connection from an empty pool, then for one response. The rest allows for a busy machine. */
const LONGEST_WAIT_MS = keepAliveOptions.connectionTimeoutMillis + ANSWER_WITHIN_MS + 5000;

let app: TestApp;
let proxy: TcpProxy & { url: string };
let process: WorkingProcess;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
  proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
  process = await startWorkingProcess(app, { databaseUrl: proxy.url + LIMITS, only: [] });
});
afterAll(async () => {
  await process[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});
beforeEach(() => proxy.mend());

async function timed<T>(act: () => PromiseLike<T>): Promise<{ answer: T; ms: number }> {
  const from = performance.now();
  const answer = await act();
  return { answer, ms: performance.now() - from };
}
const unreachable = {
  message: 'We can’t reach your data right now. Please try again in a minute.',
  code: 'unavailable',
};

it('answers requests with 503 and an explanation, even if it must first read a session, and is not ready', async () => {
  const signedIn = await owner.headers();
  const list = () => supertest(process.server).get('/api/trigger-bytes').set(signedIn);
  expect((await list()).status).toBe(200);
  const visitor = await openVisitor(process);
  const logIn = () =>
    visitor.send('post', '/api/login').send({ username: 'olga@example.org', password: 'wrong' });
  await logIn().expect(401);
  /** Polls until the last successful check, which is reused for a second, has expired. */
  const ready = async () => {
    for (;;) {
      const answer = await supertest(process.server).get('/readyz');
      if (answer.status !== 200) return answer;
    }
  };

  proxy.fallSilent();
  const [ofList, ofLogIn, ofReady] = await Promise.all([timed(list), timed(logIn), timed(ready)]);
  for (const { answer } of [ofList, ofLogIn]) {
    expect([answer.status, answer.body]).toEqual([503, unreachable]);
  }
  expect([ofReady.answer.status, ofReady.answer.body]).toMatchObject([503, { checks: { database: false } }]);
  for (const { ms } of [ofList, ofLogIn, ofReady]) expect(ms).toBeLessThan(LONGEST_WAIT_MS);
  proxy.mend();
  expect((await list()).status).toBe(200);
});

it('a transaction without a response fails promptly, and returns no stuck connection to the pool', async () => {
  const { db, pool } = process.ctx;
  await pool.query('select');
  const lost = timed(async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`select`);
      proxy.fallSilent();
      await tx.execute(sql`select`);
    });
    await expect(work).rejects.toThrow();
  });
  // The rollback doesn't wait for another response.
  expect((await lost).ms).toBeLessThan(2 * ANSWER_WITHIN_MS);
  proxy.mend();
  const { ms } = await timed(() =>
    Promise.all(
      Array.from({ length: pool.options.max }, () => db.transaction((tx) => tx.execute(sql`select`))),
    ),
  );
  expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
});

it('a request that waits for a lock ends with 503', async () => {
  const holder = await app.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [owner.id]);
  const { answer, ms } = await timed(async () =>
    supertest(process.server)
      .put('/api/release-config')
      .set(await owner.headers())
      .send({ phoneNumber: null, designatedReporters: [], requiredConfirmations: 1, refuteTimeHours: 24 }),
  );
  await holder.query('rollback');
  holder.release();
  expect([answer.status, answer.body]).toEqual([503, unreachable]);
  expect(ms).toBeLessThan(LONGEST_WAIT_MS);
});

it('work that is known to take long gets more time', async () => {
  const { db } = process.ctx;
  const work = sql`select pg_sleep(2)`;
  await Promise.all([
    expect(db.execute(work)).rejects.toThrow(),
    withLongStatementTimeout(db, (tx) => tx.execute(work)),
  ]);
});
