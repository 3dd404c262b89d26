import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listLockFileProblems, type LockedPackage, type LockFile } from './lock-file.ts';

const entry = (more: Partial<LockedPackage> = {}): LockedPackage => ({
  version: '1.0.0',
  integrity: 'sha512-abc',
  ...more,
});

const needs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

const whole: LockFile = {
  packages: {
    '': { dependencies: needs('painter') },
    'node_modules/painter': entry({ optionalDependencies: needs('@painter/linux', '@painter/mac') }),
    'node_modules/@painter/linux': entry(),
    'node_modules/@painter/mac': entry(),
  },
};

/** The lock file above with some entries added, changed or (if undefined) removed. */
function lockWith(changes: Record<string, LockedPackage | undefined>): LockFile {
  const packages = Object.entries({ ...whole.packages, ...changes });
  return { packages: Object.fromEntries(packages.flatMap(([key, value]) => (value ? [[key, value]] : []))) };
}

describe('a lock in which every listed package has an entry is whole', () => {
  test.each<[string, LockFile]>([
    ['the packages stand at the top', whole],
    [
      'the package stands inside the one that lists it',
      lockWith({
        'node_modules/@painter/mac': undefined,
        'node_modules/painter/node_modules/@painter/mac': entry(),
      }),
    ],
    [
      'the package stands in a folder between the one that lists it and the top',
      lockWith({
        'node_modules/@x/frame': entry(),
        'node_modules/@x/frame/node_modules/brush': entry({ optionalDependencies: needs('@brush/mac') }),
        'node_modules/@x/frame/node_modules/@brush/mac': entry(),
      }),
    ],
    [
      'the package comes inside the one that lists it',
      lockWith({
        'node_modules/@painter/mac': entry({ dependencies: needs('tint'), bundleDependencies: ['tint'] }),
      }),
    ],
    [
      'a bundled package has no integrity of its own',
      lockWith({ 'node_modules/painter/node_modules/tint': { version: '1.0.0', inBundle: true } }),
    ],
  ])('%s', (_, lock) => {
    expect(listLockFileProblems(lock)).toEqual([]);
  });
});

describe('a lock that would install other packages elsewhere is refused', () => {
  test.each<[string, LockFile, RegExp]>([
    [
      'an optional package has no entry',
      lockWith({ 'node_modules/@painter/mac': undefined }),
      /^node_modules\/painter lists @painter\/mac, which has no entry\./,
    ],
    [
      'an optional package of a nested package has no entry',
      lockWith({
        'node_modules/frame': entry(),
        'node_modules/frame/node_modules/brush': entry({ optionalDependencies: needs('@brush/mac') }),
      }),
      /^node_modules\/frame\/node_modules\/brush lists @brush\/mac, which has no entry\./,
    ],
    [
      'the only entry stands in a folder where the package that lists it does not look',
      lockWith({
        'node_modules/@painter/mac': undefined,
        'node_modules/frame': entry(),
        'node_modules/frame/node_modules/@painter/mac': entry(),
      }),
      /^node_modules\/painter lists @painter\/mac, which has no entry\./,
    ],
    [
      'a package that the project lists has no entry',
      lockWith({ '': { dependencies: needs('painter', 'easel') } }),
      /^The project lists easel, which has no entry\./,
    ],
    [
      'an entry has no hash',
      lockWith({ 'node_modules/painter': { version: '1.0.0' } }),
      /^node_modules\/painter has no integrity\./,
    ],
    [
      'an entry has no version',
      lockWith({ 'node_modules/painter': { integrity: 'sha512-abc' } }),
      /^node_modules\/painter has no version\./,
    ],
    [
      'an entry names an address',
      lockWith({ 'node_modules/painter': entry({ resolved: 'https://packages.example/painter-1.0.0.tgz' }) }),
      /^node_modules\/painter names an address \(https:\/\/packages\.example/,
    ],
  ])('%s', (_, lock, sentence) => {
    expect(listLockFileProblems(lock)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('the command', () => {
  const run = (cwd: string) =>
    promisify(execFile)(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), path.resolve('tools/checks/check-lock-file.ts')],
      { cwd },
    );

  test('passes for the lock of this project', async () => {
    await expect(run('.')).resolves.toMatchObject({ stderr: '' });
  });

  test('fails for a lock with a fault, and names the fault', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lock-file-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const lock = lockWith({ 'node_modules/@painter/mac': undefined });
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));

    await expect(run(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('lists @painter/mac') as string,
    });
  });
});
