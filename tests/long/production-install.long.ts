import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { startChildServer } from '../support/processes/child-server.ts';
import { findFreePort } from '../support/processes/free-port.ts';
import { PRODUCTION_SETTINGS } from '../support/processes/production-settings.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

let folder: string;
let project: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leavebits-install-'));
  // If root runs the tests, another account must be able to reach it.
  await chmod(folder, 0o755);
  project = path.join(folder, 'project');
  database = await createTestDatabase();
}, 600_000);
afterAll(async () => {
  await run('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
  await database[Symbol.asyncDispose]();
});

/** Every file tracked by git, as in a fresh clone. */
async function copyTrackedFiles(): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z'], { maxBuffer: 16 * 1024 * 1024 });
  for (const file of stdout.split('\0').filter(Boolean)) await cp(file, path.join(project, file));
}

it('runs in production without development packages, under an account that cannot write to the installation', async () => {
  await copyTrackedFiles();
  const inProject = {
    cwd: project,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  };
  await run('npm', ['ci', '--omit=dev', '--prefer-offline'], inProject);
  // Control: the development packages are missing.
  await expect(stat(path.join(project, 'node_modules/vitest'))).rejects.toThrow('ENOENT');
  await run('npm', ['run', 'build'], inProject);
  await run('chmod', ['-R', 'a-w,a+rX', project]);
  const before = await readdir(path.join(project, 'dist'));

  const data = path.join(folder, 'data');
  await mkdir(data);
  await chmod(data, 0o777);
  const port = String(await findFreePort());
  // Root could write nevertheless, so the server runs under another account.
  const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--', 'npm'];
  const [program, first] = isRoot ? ['setpriv', asNobody] : ['npm', []];
  const settings = {
    ...PRODUCTION_SETTINGS,
    HOST: '127.0.0.1',
    PORT: port,
    DATABASE_URL: database.url,
    DATA_DIR: data,
    HOME: data,
  };
  const server = startChildServer(settings, program, [...first, '--prefix', project, 'start']);
  try {
    await server.says('Database: ');
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
    const landing = await fetch(origin, { headers: { Accept: 'text/html' } });
    expect(landing.status).toBe(200);
    expect(await landing.text()).toMatch(/<div id="root">\s*</);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(
      await (await fetch(`${origin}/auth`, { headers: { Accept: 'text/html' } })).text(),
    );
    expect((await fetch(origin + script![1]!)).status).toBe(200);
    if (isRoot) expect((await stat(path.join(data, 'seen-database.json'))).uid).toBe(65_534);
    expect(await readdir(path.join(project, 'dist'))).toEqual(before);
  } finally {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
}, 900_000);

it('every server program finds the packages it imports', async () => {
  for (const program of ['recovery', 'verify-activity']) {
    const { ended, output } = startChildServer(
      { ...PRODUCTION_SETTINGS, DATABASE_URL: database.url },
      process.execPath,
      [path.join(project, 'dist/server', `${program}.js`), 'status'],
    );
    expect(await ended, output()).toBe(0);
  }
});
