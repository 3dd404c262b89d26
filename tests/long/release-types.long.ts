import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const HOME = 'shared/domain/release.ts';

/** Everything that is compiled. Tests need not know every type, but they supply types to the product's files. */
const COPIED = ['client', 'server', 'shared', 'tests', 'tools', 'bench', 'package.json', 'tsconfig.json'];
const isTest = (file: string) => /\.test\.tsx?$|^tests\/|^bench\//.test(file);

/** The file that defines the release types, with a fourth type that waits for something new. */
async function withFourthType(): Promise<string> {
  const text = await readFile(path.join(PROJECT, HOME), 'utf8');
  const changed = text
    .replace("'scheduled'] as const", "'scheduled', 'long_silence'] as const")
    .replace("'report' | 'date';", "'report' | 'date' | 'silence';");
  expect(changed.length).toBe(text.length + ", 'long_silence' | 'silence'".length);
  return changed;
}

/** Compiles a copy of the project with one file replaced. @returns the files that don't compile. */
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
  'a fourth release type does not compile until everything that must handle it does',
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
      // The database query.
      'server/features/access/load-estate.ts',
      // What the recipient sees.
      'server/features/access/presenter.ts',
      // Who may read.
      'server/features/access/rules.ts',
      // The export for one recipient.
      'server/features/exports/rules.ts',
      // Who is notified.
      'server/features/notices/emails.ts',
      // The API.
      'shared/contracts/leavebits.ts',
      // The type's meaning.
      'shared/domain/release.ts',
      'tools/demo/demo-content.ts',
    ]);
  },
);
