import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const HOME = 'shared/domain/release.ts';

/** All that is compiled. Tests do not need to know every type, but they help the product's files with types. */
const COPIED = ['client', 'server', 'shared', 'tests', 'tools', 'bench', 'package.json', 'tsconfig.json'];
const isTest = (file: string) => /\.test\.tsx?$|^tests\/|^bench\//.test(file);

/** The release types' home, with a fourth type that waits for something new. */
async function withFourthType(): Promise<string> {
  const text = await readFile(path.join(PROJECT, HOME), 'utf8');
  const changed = text
    .replace("'scheduled'] as const", "'scheduled', 'long_silence'] as const")
    .replace("'report' | 'date';", "'report' | 'date' | 'silence';");
  expect(changed.length).toBe(text.length + ", 'long_silence' | 'silence'".length);
  return changed;
}

/** Compiles a copy of the project in which one file has another text. @returns the files that do not compile. */
async function filesInError(changed: string, text: string): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'leavebits-types-'));
  try {
    for (const name of COPIED) {
      await cp(path.join(PROJECT, name), path.join(copy, name), { recursive: true });
    }
    await symlink(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    await writeFile(path.join(copy, changed), text);
    const lines = (await compile(copy)).split('\n');
    const broken = lines.map((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? '');
    return [...new Set(broken)].filter((file) => file && !isTest(file)).sort();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function compile(directory: string): Promise<string> {
  const compiler = path.join(PROJECT, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    const run = [compiler, '-p', 'tsconfig.json', '--pretty', 'false'];
    execFile(process.execPath, run, { cwd: directory, maxBuffer: 10_000_000 }, (_error, output) =>
      resolve(output),
    );
  });
}

test(
  'a fourth release type does not compile until every place that must know it does',
  { timeout: 600_000 },
  async () => {
    expect(await filesInError(HOME, await withFourthType())).toEqual([
      // What the owner chooses and reads.
      'client/src/features/leavebits/form/form-values.ts',
      'client/src/features/leavebits/sharing/gaining-access.ts',
      'client/src/features/leavebits/sharing/recipient-row.tsx',
      'client/src/features/leavebits/sharing/release-messages.ts',
      'client/src/features/leavebits/sharing/save-notifications.ts',
      'client/src/features/leavebits/sharing/share-notifications.ts',
      // What the database is asked.
      'server/features/access/load-estate.ts',
      // What the recipient is told.
      'server/features/access/presenter.ts',
      // Who may read.
      'server/features/access/rules.ts',
      // What an export for a person holds.
      'server/features/exports/rules.ts',
      // Whom it is told to.
      'server/features/notices/emails.ts',
      // What travels.
      'shared/contracts/leavebits.ts',
      // What the type means.
      'shared/domain/release.ts',
      'tools/demo/demo-content.ts',
    ]);
  },
);
