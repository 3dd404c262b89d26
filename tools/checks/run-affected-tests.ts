import { execFileSync, spawnSync } from 'node:child_process';
import { findAffectedTests, REPOSITORY_READING_TESTS } from './affected-tests.ts';

/*
 * Runs the tests that a change can affect: `npm run test:changed` for uncommitted changes, `npm run test:changed -- main` for
 * everything since the branch diverged from main.
 */
const [since] = process.argv.slice(2);
const base = since ? git('merge-base', since, 'HEAD')[0]! : 'HEAD';
const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
if (files.length === 0) {
  console.log(`Nothing has changed since ${since ?? 'the last commit'}.`);
  process.exit();
}

const affected = findAffectedTests(files);
if (affected.all || affected.journeys) run('npm', ['run', 'build']);
if (affected.all) {
  vitest('run');
} else {
  vitest(
    'run',
    '--changed',
    base,
    '--passWithNoTests',
    // Excludes the journeys, all of which run below.
    ...(affected.journeys ? ['.test.'] : []),
  );
  vitest('run', ...REPOSITORY_READING_TESTS);
  if (affected.journeys) vitest('run', 'tests/journeys');
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function vitest(...words: string[]): void {
  run(process.execPath, ['node_modules/vitest/vitest.mjs', ...words]);
}

/** Runs a command, and exits with its exit code if it fails. */
function run(program: string, words: string[]): void {
  const { status } = spawnSync(program, words, { stdio: 'inherit', shell: program === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}
