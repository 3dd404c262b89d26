import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPayfast } from '../../server/adapters/payfast/payfast.ts';
import type { Config } from '../../server/config.ts';
import { openReadOnlyDatabase } from '../../server/db/database.ts';
import type { NamedFinding } from '../../server/doctor/finding.ts';
import type { DnsResolver } from '../../server/doctor/probe-dependencies.ts';
import { runDoctorChecks, type DoctorDependencies } from '../../server/doctor/run-checks.ts';
import { watchDatabase } from '../../server/features/recovery/watch-database.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { saveReminderLeavebit } from '../support/reminders.ts';
import { TEST_SETTINGS, startTestApp, getAppUrl, type TestApp } from '../support/test-app.ts';
import { registerOwner } from '../support/visitor.ts';

let app: TestApp;
const closers: (() => unknown)[] = [];
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) await close();
  await app[Symbol.asyncDispose]();
});

const databaseUrl = () => app.ctx.pool.options.connectionString!;

/** Runs `npm run doctor`. @returns its exit code and output. */
async function run(settings: Record<string, string>, ...args: string[]): Promise<[number | null, string]> {
  const child = startChildServer(
    { ...TEST_SETTINGS, DATABASE_URL: databaseUrl(), ...settings },
    process.execPath,
    [...getProgramArguments('doctor'), ...args],
  );
  return [await child.ended, child.output()];
}

/** A DNS with these TXT and MX records. Other names don't exist. */
function dnsWith(records: Record<string, string>): DnsResolver {
  const missing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  return {
    resolveTxt: (name) => {
      const text = records[name];
      if (text === 'away') return missing('ETIMEOUT');
      if (text === '') return missing('ENODATA');
      return text === undefined ? missing('ENOTFOUND') : Promise.resolve([[text.slice(0, 9), text.slice(9)]]);
    },
    resolveMx: (name) => {
      const exchange = records[`mx ${name}`];
      return exchange === undefined ? missing('ENOTFOUND') : Promise.resolve([{ exchange, priority: 10 }]);
    },
  };
}

/** A mail server with TLS and a password, as in production. */
async function startRelay(
  options: { secure?: boolean } = {},
): Promise<{ port: number; mails: () => number }> {
  let mails = 0;
  // The library warns that its built-in certificate is public.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = new SMTPServer({
    ...options,
    onAuth: ({ username, password }, _session, done) =>
      username === 'relay' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('No such user')),
    onMailFrom: (_address, _session, done) => {
      mails += 1;
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, mails: () => mails };
}

/** Runs the checks with production settings, against simulators on this machine. */
async function examine(
  config: Partial<Config>,
  world: Partial<DoctorDependencies> = {},
): Promise<NamedFinding[]> {
  const settings: Config = { ...app.ctx.config, isProduction: true, ...config };
  const { pool, db } = openReadOnlyDatabase(databaseUrl());
  closers.push(() => pool.end());
  return runDoctorChecks({
    config: settings,
    allowed: [],
    keyRing: app.ctx.keyRing,
    payfast: createPayfast(settings.payfast, app.ctx.clock),
    exchangeRates: { fetchZarPerUsd: () => Promise.resolve('18.2500') },
    objectStore: null,
    random: app.ctx.random,
    dns: dnsWith({}),
    clock: { now: () => app.ctx.clock.now() },
    database: { db, isUpToDate: true },
    ...world,
  });
}
const of = (findings: NamedFinding[], name: string) =>
  findings.filter(({ check }) => check === name).map(({ state, words }) => `${state} ${words}`);

it('in development, it reports what works as text or JSON, writes nothing, and exits with 0', async () => {
  const owner = await registerOwner(app, 'olga@example.org');
  await saveReminderLeavebit(app, owner);
  await watchDatabase(app.ctx, { isServing: true });
  const settings = { SMTP_URL: app.mailbox.url };
  const before = app.mailbox.mails().length;
  const [[code, text], [, json]] = await Promise.all([run(settings), run(settings, '--json')]);
  expect([code, text]).toEqual([0, expect.stringContaining('ok       Migrations: ')]);
  expect(text).toContain('warning  Backup: No backup has been recorded.');
  expect(text).toMatch(/ok {7}Keys: \d+ data keys? verified/);
  expect(text).toMatch(/ok {7}PayFast: The local PayFast simulator/);
  expect(text).not.toMatch(/olga|problem {2}|at .*\.ts:/);
  expect(app.mailbox.mails()).toHaveLength(before);

  const answer = JSON.parse(json) as { state: string; findings: NamedFinding[] };
  expect(answer.state).toBe('warning');
  expect(answer.findings.every(({ todo, state }) => (todo === null) === (state === 'ok'))).toBe(true);
});

it('it reports unreachable services and invalid settings as problems, without a stack trace, and exits with 1', async () => {
  const [[code, text], [wrong, list], usage, [, fresh]] = await Promise.all([
    run({
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none',
    }),
    run({ NODE_ENV: 'production', PORT: 'high' }),
    run({}, '--loud'),
    run({ DATABASE_URL: '', SESSION_SECRET: '', DATA_KEYS: '' }),
  ]);
  expect(code).toBe(1);
  expect(text).toContain(
    'problem  Mail server: 127.0.0.1 can’t be reached (ECONNREFUSED: nothing is listening there).',
  );
  expect(text).toContain(
    'problem  Database: It can’t be reached (ECONNREFUSED: nothing is listening there).',
  );
  expect(text).not.toMatch(/secret|at .*\.ts:|\bError\b/);

  expect(wrong).toBe(1);
  expect(list).toContain('problem  Settings: PORT must be a number.');
  expect(list).toContain('problem  Settings: MAIL_FROM is required in production, the sender of every email');
  expect(usage).toEqual([1, expect.stringContaining('Usage:')]);
  expect(fresh).toContain('LeaveBits has never been started here.');
});

it('in production, it signs in to the mail server and to PayFast, and checks the DNS and the certificate', async () => {
  const relay = await startRelay();
  const web = await startRelay({ secure: true });
  const smtp = (password: string) =>
    `smtp://relay:${password}@127.0.0.1:${relay.port}?requireTLS=true&tls.rejectUnauthorized=false`;
  const { payfast } = app.ctx.config;
  const config = {
    appOrigin: `https://127.0.0.1:${web.port}`,
    mailFrom: 'LeaveBits <no-reply@mail.example.com>',
    mailBounceDomain: 'bounce.example.com',
    smtpUrl: smtp('secret'),
    payfast: { ...payfast, isStandIn: false },
  };
  const dns = dnsWith({
    'mail.example.com': 'v=spf1 include:relay.example -all',
    '_domainkey.mail.example.com': '',
    '_dmarc.example.com': 'v=DMARC1; p=reject',
    'mx bounce.example.com': 'mx.example.com',
    'bounce.example.com': 'away',
  });
  const findings = await examine(config, { dns });
  expect(of(findings, 'Mail domain').map((words) => words.split(' ')[0])).toEqual(['ok', 'ok', 'ok']);
  expect(of(findings, 'Returned mail')).toEqual([
    'ok bounce.example.com sends returned mail to mx.example.com.',
    expect.stringContaining('warning SPF of bounce.example.com couldn’t be read'),
  ]);
  expect(of(findings, 'Mail server')).toEqual(['ok 127.0.0.1 responds over TLS. It accepted the password.']);
  expect(of(findings, 'PayFast')).toEqual(['ok PayFast responds and accepts our signature.']);
  expect(of(findings, 'Exchange rate')).toEqual(['ok 1 USD is R18.25.']);
  expect(of(findings, 'Certificate')).toEqual([
    expect.stringMatching(/^problem (The certificate of|Browsers don’t trust)/),
  ]);
  expect(relay.mails()).toBe(0);

  app.payfast.down.add('api').add('history');
  const wrong = await examine({
    ...config,
    smtpUrl: smtp('wrong'),
    appOrigin: getAppUrl(app).replace('http:', 'https:'),
  });
  expect(of(wrong, 'Mail server')).toEqual([
    expect.stringMatching(/^problem .*rejects the user and password/),
  ]);
  expect(of(wrong, 'Mail domain').map((words) => words.split(' ')[0])).toEqual([
    'problem',
    'problem',
    'warning',
  ]);
  expect(of(wrong, 'PayFast')).toEqual([expect.stringMatching(/^problem PayFast doesn’t respond/)]);
  expect(of(wrong, 'Certificate')).toEqual([expect.stringMatching(/^problem .* doesn’t respond over TLS/)]);
});

it('it detects keys that fail to decrypt, a recovery, overdue jobs, and a check that hangs', async () => {
  const owner = await registerOwner(app, 'olga@example.org');
  await saveReminderLeavebit(app, owner);
  const { pool } = app.ctx;
  await pool.query('update trigger_bytes set data_key = set_byte(data_key, 20, get_byte(data_key, 20) # 1)');
  await pool.query("update service_state set recovery_since = now(), recovery_reason = 'A restore.'");
  await pool.query(`select graphile_worker.add_job('send-mail', '{}', run_at := now() - interval '1 hour')`);
  const findings = await examine(
    {},
    { exchangeRates: { fetchZarPerUsd: () => new Promise(() => undefined) }, withinMs: 2_000 },
  );
  expect(of(findings, 'Keys')).toEqual([
    expect.stringMatching(/^problem 1 data key or integrity tag is invalid: LeaveBit \d+\./),
  ]);
  expect(of(findings, 'Recovery')).toEqual([
    expect.stringMatching(/^problem In recovery since .*A restore\./),
  ]);
  expect(of(findings, 'Jobs')).toEqual([
    expect.stringMatching(/^problem Lane mail: \d+ jobs? (is|are) waiting, the oldest for 1 hour/),
  ]);
  expect(of(findings, 'Backup')).toEqual(['problem No backup has been recorded.']);
  expect(of(findings, 'Exchange rate')).toEqual(['problem There was no response in time.']);
  // The database itself would reject a change.
  const look = openReadOnlyDatabase(databaseUrl());
  closers.push(() => look.pool.end());
  await expect(look.pool.query('delete from users')).rejects.toThrow('read-only');
});
