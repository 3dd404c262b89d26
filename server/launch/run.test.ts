import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'leavebits-launch-'));
  await cp(import.meta.dirname, join(project, 'server/launch'), { recursive: true });
  await write('package.json', '{ "type": "module" }');
  await write('client/page.tsx', '');
  await write('server/main.ts', '');
  await write('shared/domain/limits.ts', '');
  await write('node_modules/vite/bin/vite.js', standIn);
  for (const file of await readdir(project, { recursive: true })) await setAge(file, 60);
});
afterEach(() => rm(project, { recursive: true, force: true }));

/** A fake Vite that records what it builds. The programs it builds print how they were called. */
const standIn = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { publishBuild, getTempBuildDir } from '../../../server/launch/builds.js';
  const name = process.argv.includes('vite.server.config.ts') ? 'server' : 'client';
  appendFileSync('built', name + ' ');
  mkdirSync(getTempBuildDir(name), { recursive: true });
  const program = 'console.log("main", ...process.argv.slice(2))';
  for (const file of ['index.html', 'main.js']) writeFileSync(join(getTempBuildDir(name), file), program);
  writeFileSync(join(getTempBuildDir(name), 'recovery.js'), 'await null; throw new Error("no recovery")');
  if (process.env.FAILS) process.exit(1);
  await publishBuild(name);`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(project, file, '..'), { recursive: true });
  await writeFile(join(project, file), text);
}

async function setAge(file: string, seconds: number): Promise<void> {
  const at = new Date(Date.now() - seconds * 1000);
  await utimes(join(project, file), at, at);
}

/** Runs a program. Rejects if it fails. @returns its output */
async function run(args: string[], env: Record<string, string> = {}): Promise<string> {
  const program = join(project, 'server/launch/run.js');
  return (await promisify(execFile)(process.execPath, [program, ...args], { cwd: tmpdir(), env })).stdout;
}

const built = async () => (await readFile(join(project, 'built'), 'utf8')).trim().split(' ').toSorted();

test('the first start builds client and server, and the next start builds nothing', async () => {
  expect(await run(['main', 'one', '--two'])).toBe('main one --two\n');
  expect(await run(['main'])).toBe('main\n');
  expect(await built()).toEqual(['client', 'server']);
});

test('a command needs no client, and ends with 1 when it fails', async () => {
  await expect(run(['recovery', 'status'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no recovery') as unknown,
  });
  expect(await built()).toEqual(['server']);
});

test.each([
  ['client/page.tsx', ['client']],
  ['server/main.ts', ['server']],
  ['shared/domain/limits.ts', ['client', 'server']],
])('a start after a change of %s builds %j again', async (file, names) => {
  await run(['main']);
  await rm(join(project, 'built'));
  await setAge(file, -60);
  await run(['main']);
  expect(await built()).toEqual(names);
});

test('a start after a source was deleted builds again', async () => {
  await run(['main']);
  await rm(join(project, 'client/page.tsx'));
  await run(['main']);
  expect(await built()).toEqual(['client', 'client', 'server']);
});

test('two first starts at once both run', async () => {
  expect(await Promise.all([run(['main', 'one']), run(['main', 'two'])])).toEqual([
    'main one\n',
    'main two\n',
  ]);
  expect((await readdir(join(project, 'dist'))).filter((name) => /\d/.test(name))).toEqual([]);
});

test('a build that fails ends the start, and the build before stays', async () => {
  await run(['main', 'one']);
  await setAge('server/main.ts', -60);
  await expect(run(['main'], { FAILS: 'yes' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The server could not be built.') as unknown,
  });
  await setAge('server/main.ts', 60);
  expect(await run(['main', 'two'])).toBe('main two\n');
});
