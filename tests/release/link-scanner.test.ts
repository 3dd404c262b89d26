import { createServer } from 'node:http';
import { Router } from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import {
  createLeavebitForDeath,
  keepReporter,
  readLinkToken,
  createOwnerWithReporters,
  REPORTERS,
} from '../support/release/release.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor } from '../support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];

/** The requests that the page behind a link sends when it opens. */
const asked: [page: RegExp, api: (...parts: string[]) => string][] = [
  [
    /\/report\/([^/]+)\/(death|incapacitation|practice)$/,
    (token, type) => `/api/verify-reporter-token?token=${token}&type=${type}`,
  ],
  [/\/confirm-report\/([^/]+)$/, (token) => `/api/verify-confirm-token?token=${token}`],
  [/\/refute\/([^/]+)$/, (token) => `/api/verify-refute-token?token=${token}`],
  [/\/undo\/([^/]+)$/, (token) => `/api/verify-undo-token?token=${token}`],
  [/\/#\/my-leavebits\/([^/]+)$/, (address) => `/api/my-leavebits/${address}`],
];

/** Every row that a link could have changed, as text. Excludes rate limits, which must count. */
async function everyRow({ ctx }: TestApp): Promise<string> {
  const { rows: tables } = await ctx.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_type = 'BASE TABLE' and table_name not in ('session', 'rate_limits') order by 1`,
  );
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'report_events',
      'reporter_tokens',
      'trigger_bytes',
      'mails',
      'scheduled_openings',
    ]),
  );
  const dumps: string[] = [];
  for (const name of [...names.map((table) => `public."${table}"`), 'graphile_worker._private_jobs']) {
    const { rows } = await ctx.pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    dumps.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`);
  }
  return dumps.join('\n\n');
}

/** Opens every URL in every email twice, as mail scanners do, and sends the requests that the page would send. */
async function scan(app: TestApp): Promise<number> {
  const client = Router().get('/{*path}', (_req, res) => void res.send('<div id="root"></div>'));
  const server = createServer(createApp(app.ctx, { worker: { isRunning: () => true }, client }));
  const before = await everyRow(app);
  // Here, all stages come from one network address.
  await app.ctx.pool.query('delete from rate_limits');
  const links = new Set(app.mailbox.mails().flatMap((mail) => mail.links));
  let opened = 0;
  for (const link of links) {
    const { pathname, search, hash } = new URL(link);
    const path = `${pathname}${search}`;
    const matched = asked.flatMap(([page, api]) => {
      const found = page.exec(`${pathname}${hash}`);
      return found ? [api(...found.slice(1))] : [];
    });
    for (const address of [path, ...matched]) {
      for (const method of ['get', 'head', 'get', 'head'] as const) {
        const { status } = await supertest(server)[method](address);
        if (address === path) expect(status).toBe(200);
        expect(status).toBeLessThan(500);
        expect(status).not.toBe(429);
      }
    }
    if (matched.length > 0) opened += 1;
  }
  expect(await everyRow(app)).toBe(before);
  return opened;
}

it('a scanner that opens every link at every stage of a release changes nothing', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, 'heir@example.org');
  await app.runDueJobs();
  const visitor = await openVisitor(app);
  const press = async (path: string, body: object) => {
    await visitor.send('post', path).send(body).expect(200);
    await app.runDueJobs();
  };
  const report = () =>
    press('/api/submit-report', { token: readLinkToken(app, ROSA, 'death'), reportType: 'death' });
  // Three links for each of three reporters, the owner's undo link, and the heir's own page.
  expect(await scan(app)).toBe(11);

  await report();
  expect(await scan(app)).toBe(14);
  await press('/api/refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
  await scan(app);
  await keepReporter(owner, ROSA);

  await report();
  for (const email of [SAM, TESS]) {
    await press('/api/confirm-report', { token: readLinkToken(app, email, 'confirm'), response: 'confirm' });
  }
  await scan(app);
  app.clock.advance({ hours: 23.5 });
  await app.runDueJobs();
  app.clock.advance({ hours: 1 });
  await app.runDueJobs();
  const { rows } = await app.ctx.pool.query(
    "select from death_incapacitation_reports where status = 'released'",
  );
  expect(rows).toHaveLength(1);
  expect(await scan(app)).toBe(20);
});

it('notices a changed row', async () => {
  await using app = await startTestApp();
  await createOwnerWithReporters(app);
  const before = await everyRow(app);
  await (
    await openVisitor(app)
  )
    .send('post', '/api/report-link-opened')
    .send({ token: readLinkToken(app, ROSA, 'practice'), type: 'practice' })
    .expect(200);
  expect(await everyRow(app)).not.toBe(before);
});
