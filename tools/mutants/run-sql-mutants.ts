import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { writeResults } from '../../tests/support/write-results.ts';
import { summarizeMutants } from './summarize-mutants.ts';

/**
 * The rule for codes is an SQL statement, which Stryker does not mutate. Its mutants are therefore listed here, each as a
 * fragment of the statement and its replacement.
 */
const FILE = path.resolve('server/features/codes/one-time-codes.ts');
const mutants = [
  ['and(whose, open)', 'open'],
  ['isNull(table.usedAt)', 'undefined'],
  ['gt(table.expiresAt, now)', 'undefined'],
  ['gt(table.expiresAt', 'gte(table.expiresAt'],
  ['gt(table.expiresAt', 'lt(table.expiresAt'],
  [".for('update')", ''],
  ['row.code.equals(digest)', 'true'],
  ['row.code.equals(digest)', '!row.code.equals(digest)'],
  ['row.askedBy.equals(askedBy)', 'false'],
  ['then 1 else 0 end', 'then 0 else 0 end'],
  ['then 1 else 0 end', 'then 1 else 1 end'],
  ['then 0 else 1 end', 'then 0 else 0 end'],
  ['then 0 else 1 end', 'then 1 else 1 end'],
  ['${table.wrongTries} + case', 'case'],
  ['${table.strangerTries} + case', 'case'],
  ['set({ usedAt: now })', 'set({ usedAt: null })'],
  ['eq(table.id, redeemed.id)', 'whose'],
  ['redeemed.wrongTries + redeemed.strangerTries', '0'],
] as const;

const source = await readFile(FILE, 'utf8');
let current: readonly [from: string, to: string] = ['', ''];
const replace = {
  name: 'mutant',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id === FILE
      ? `${code.replace(current[0], () => current[1])}\nimport { gte, lte } from 'drizzle-orm';`
      : undefined,
};
const vitest = await createVitest(
  'test',
  { config: 'tools/mutants/vitest.config.ts', watch: false, bail: 1, reporters: [{}] },
  { plugins: [replace] },
);

/** The first failure of the code tests under a mutation, or null. */
async function firstFailure(change: readonly [string, string]): Promise<string | null> {
  current = change;
  if (!source.includes(current[0])) throw new Error(`${FILE} no longer has: ${current[0]}`);
  vitest.invalidateFile(FILE);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.start(['server/features/codes']);
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  const error = failed?.result().errors?.[0];
  if (tests.length === 0 || unhandledErrors.length > 0 || (error && error.name !== 'AssertionError')) {
    throw new Error(`The tests do not run with ${current.join(' → ')}: ${error?.message}`);
  }
  return failed?.name ?? null;
}

try {
  const failure = await firstFailure(['', '']);
  if (failure) throw new Error(`The unmutated code fails: ${failure}`);
  const survivors: string[] = [];
  for (const mutant of mutants) {
    if ((await firstFailure(mutant)) === null) survivors.push(`${mutant[0]} → ${mutant[1] || 'nothing'}`);
  }
  const killed = mutants.length - survivors.length;
  console.log(`The SQL of codes: ${mutants.length} mutants, ${killed} killed, ${survivors.length} survived.`);
  for (const survivor of survivors) console.log(`  survived: ${survivor}`);
  // Written by the Stryker run that precedes this script.
  const report = JSON.parse(await readFile('dist/mutants.json', 'utf8')) as Parameters<
    typeof summarizeMutants
  >[0];
  writeResults('tests/results/mutants.json', {
    files: {
      ...summarizeMutants(report),
      'the SQL of codes': { mutants: mutants.length, killed, survivors },
    },
  });
  process.exitCode = survivors.length > 0 ? 1 : 0;
} finally {
  await vitest.close();
}
