import { chmod, cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabaseProxy } from '#tests/support/processes/tcp-proxy.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import { listDatabaseHostUrls } from './database-hosts.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { openPool } from './database.ts';

const secret = { password: 'secret', isDurable: false };
let directory: string;
let primary: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let standby: typeof primary;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(path.join(tmpdir(), 'leavebits-hosts-')));
  await chmod(directory, 0o711);
  const [one, two] = ['one', 'two'].map((name) => path.join(directory, name)) as [string, string];
  await (await startEmbeddedPostgres({ dataDir: one, ...secret })).stop();
  await cp(one, two, { recursive: true });
  // It replays nothing and waits to be promoted.
  await writeFile(path.join(two, 'postgres/standby.signal'), '');
  primary = await startEmbeddedPostgres({ dataDir: one, ...secret });
  standby = await startEmbeddedPostgres({ dataDir: two, ...secret });
});
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()]);
  await rm(directory, { recursive: true, force: true });
});

const hostOf = (url: string) => new URL(url).host;
const withHosts = (...urls: string[]) => primary.url.replace(hostOf(primary.url), urls.map(hostOf).join(','));
const openTestPool = (url: string) => openPool(url, { max: 2, name: 'leavebits-test' }, () => undefined);

async function isAtPrimary(pool: ReturnType<typeof openTestPool>): Promise<boolean> {
  const { rows } = await pool.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
  return !rows[0]!.isStandby;
}

it.each([
  ['postgres://one/leavebits', ['postgres://one/leavebits']],
  [
    'postgresql://u:p%40@one:5432,two,[::1]:7/leavebits?sslmode=verify-full',
    [
      'postgresql://u:p%40@one:5432/leavebits?sslmode=verify-full',
      'postgresql://u:p%40@two/leavebits?sslmode=verify-full',
      'postgresql://u:p%40@[::1]:7/leavebits?sslmode=verify-full',
    ],
  ],
  // A socket’s directory.
  ['postgres:///leavebits?host=/run/postgresql', ['postgres:///leavebits?host=/run/postgresql']],
  ['postgres://one,/leavebits', []],
  ['postgres://one:port/leavebits', []],
  ['mysql://one/leavebits', []],
  [`postgres://${Array(9).fill('one').join(',')}/leavebits`, []],
])('lists the hosts of %s', (url, expected) => {
  expect(listDatabaseHostUrls(url)).toEqual(expected);
});

it('connects to the primary, wherever it is in the list, past hosts that are gone or silent', async () => {
  await using silent = await startDatabaseProxy(primary.url);
  silent.fallSilent();
  for (const url of [
    withHosts(primary.url, standby.url),
    withHosts(standby.url, primary.url),
    withHosts('postgres://127.0.0.1:1', silent.url, standby.url, primary.url),
  ]) {
    const pool = openTestPool(url);
    expect(await isAtPrimary(pool), url).toBe(true);
    await pool.end();
  }
});

it('says that the database is unavailable while there is no primary', async () => {
  const pool = openTestPool(withHosts(standby.url, 'postgres://127.0.0.1:1'));
  const error: unknown = await pool.query('select 1').catch((one: unknown) => one);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await pool.end();
});

it('passes on what a host says about a wrong password', async () => {
  const pool = openTestPool(withHosts(standby.url, primary.url).replace(':secret@', ':wrong@'));
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '28P01' });
  await pool.end();
});

it('follows the primary when a standby is promoted', async () => {
  await using first = await startDatabaseProxy(primary.url);
  await using second = await startDatabaseProxy(standby.url);
  const pool = openTestPool(withHosts(first.url, second.url));
  const portInUse = async () => {
    const client = await pool.connect();
    client.release();
    return client.port;
  };
  expect(await portInUse()).toBe(first.port);
  first.cut();
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable);

  const promotion = openTestPool(standby.url);
  await promotion.query('select pg_promote()');
  await promotion.end();
  expect(await portInUse()).toBe(second.port);
  expect(await isAtPrimary(pool)).toBe(true);
  await pool.end();
});
