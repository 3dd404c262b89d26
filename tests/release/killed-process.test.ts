import { expect, it } from 'vitest';
import { computeMailConcurrencyLimits } from '../../server/features/mail/mail-concurrency-limiter.ts';
import { wakeMailSenders } from '../../server/features/mail/wake-mail-senders.ts';
import { mailLimits } from '../../server/limits.ts';
import { startChildServer } from '../support/processes/child-server.ts';
import {
  createLeavebitForDeath,
  readLinkToken,
  createOwnerWithReporters,
  REPORTERS,
} from '../support/release/release.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor } from '../support/visitor.ts';

const HEIRS = ['anna', 'ben', 'carl', 'dora', 'emil', 'fay'].map((name) => `${name}@example.org`);
const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];

/** A server in a separate process, with a worker, on the test's database and mail server. */
async function startProcess({ ctx: { config } }: TestApp) {
  const server = startChildServer({
    PORT: '0',
    DATABASE_URL: config.databaseUrl!,
    SMTP_URL: config.smtpUrl!,
    APP_ORIGIN: config.appOrigin,
    ALLOW_DEV_ON_NETWORK: 'yes',
    SESSION_SECRET: config.sessionSecret,
    DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATA_DIR: config.dataDir,
  });
  await server.says('LeaveBits is ready at');
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** Backdates the data by 25 hours, because processes use the real clock. The window has then ended. */
async function makeOlder({ ownersPool }: TestApp): Promise<void> {
  const by = "interval '25 hours'";
  await ownersPool.query(`
    set session_replication_role = replica;
    update death_incapacitation_reports set reported_at = reported_at - ${by}, expires_at = expires_at - ${by},
      confirmed_at = confirmed_at - ${by};
    update report_confirmations set confirmed_at = confirmed_at - ${by};
    update report_events set at = at - ${by};
    update mails set created_at = created_at - ${by}, accepted_at = accepted_at - ${by};
    update graphile_worker._private_jobs set run_at = run_at - ${by};
    set session_replication_role = default;`);
}

const released = (app: TestApp) =>
  app.ctx.pool.query("select from report_events where kind = 'released'").then(({ rowCount }) => rowCount);
const mailsOf = (app: TestApp) =>
  app.mailbox.mails().filter(({ subject }) => /You can now read|have been released/.test(subject));

it('after a process is killed in the middle of a release, the next one notifies everyone of a single release', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  for (const heir of HEIRS) await createLeavebitForDeath(owner, heir);
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, ROSA, 'death'), reportType: 'death' })
    .expect(200);
  await app.runDueJobs();
  for (const email of [SAM, TESS]) {
    await visitor
      .send('post', '/api/confirm-report')
      .send({ token: readLinkToken(app, email, 'confirm'), response: 'confirm' })
      .expect(200);
  }
  app.clock.advance({ hours: 23.5 });
  await app.runDueJobs();
  expect(await released(app)).toBe(0);
  await makeOlder(app);
  app.clock.advance({ hours: -23.5 });

  // The emails are accepted, but the process dies before it knows.
  app.mailbox.fallSilent(true);
  await using first = await startProcess(app);
  // It sends as many as it may to one domain concurrently.
  const sent = computeMailConcurrencyLimits(app.ctx.config.smtpConnections).othersOfDomain;
  await expect.poll(() => mailsOf(app).length, { timeout: 30_000 }).toBe(sent);
  expect(await released(app)).toBe(1);
  first.child.kill('SIGKILL');
  await first.ended;
  const unheard = new Set(mailsOf(app).map(({ messageId }) => messageId));
  app.mailbox.fallSilent(false);

  await using second = await startProcess(app);
  const everyone = [...HEIRS, ...REPORTERS.slice(0, 3), owner.username].sort();
  const waiting = () =>
    app.ctx.pool
      .query<{ recipient: string }>("select recipient from mails where state = 'queued' order by recipient")
      .then(({ rows }) => rows.map(({ recipient }) => recipient));
  // All emails except those that the dead process has claimed.
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBe(sent);
  await app.ctx.pool.query(
    `update mails set next_try_at = next_try_at - $1 * interval '1 millisecond' where state = 'queued'`,
    [mailLimits.claimMs],
  );
  await wakeMailSenders(app.ctx);
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);

  expect(await released(app)).toBe(1);
  const told = new Map(mailsOf(app).map(({ messageId, to }) => [messageId, to[0]!]));
  expect([...told.values()].sort()).toEqual(everyone);
  // Emails whose response was lost arrive twice, with the same Message-ID.
  for (const id of unheard) {
    expect(mailsOf(app).filter(({ messageId }) => messageId === id).length).toBe(2);
  }
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
}, 300_000);
