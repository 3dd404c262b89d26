import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { writeResults } from '../../tests/support/reporters/write-results.ts';
import { summarizeMutants } from './summarize-mutants.ts';

/**
 * The rules for codes include SQL statements, which Stryker does not mutate. Their mutants are therefore listed here, each as a
 * fragment of a statement and its replacement.
 */
const FILE = path.resolve('server/features/codes/one-time-codes.ts');
const mutants = [
  ['and(eq(codes.subject, subject.name), open)', 'open'],
  ['isNull(codes.usedAt),\n    gt(codes.expiresAt, now)', 'gt(codes.expiresAt, now)'],
  ['gt(codes.expiresAt, now)', 'undefined'],
  ['gt(codes.expiresAt, now)', 'gte(codes.expiresAt, now)'],
  ['gt(codes.expiresAt, now)', 'lt(codes.expiresAt, now)'],
  [".for('update')", ''],
  ['row.code.equals(digest)', 'true'],
  ['row.code.equals(digest)', '!row.code.equals(digest)'],
  ['row.askedBy.equals(askedBy)', 'false'],
  ['then 1 else 0 end', 'then 0 else 0 end'],
  ['then 1 else 0 end', 'then 1 else 1 end'],
  ['then 0 else 1 end', 'then 0 else 0 end'],
  ['then 0 else 1 end', 'then 1 else 1 end'],
  ['${codes.wrongTries} + case', 'case'],
  ['${codes.strangerTries} + case', 'case'],
  ['set({ usedAt: now })', 'set({ usedAt: null })'],
  ['eq(codes.id, redeemed.id)', 'eq(codes.subject, subject.name)'],
  ['redeemed.wrongTries + redeemed.strangerTries', '0'],
  // A cooldown.
  ['not(isNew(row.expiresAt, cooldownMs))', 'undefined'],
  [
    'isNull(codes.usedAt),\n    lt(codes.wrongTries, limits.codeAttempts),\n    gte',
    'lt(codes.wrongTries, limits.codeAttempts),\n    gte',
  ],
  ['lt(codes.wrongTries, limits.codeAttempts),\n    gte', 'gte'],
  ['gte(codes.expiresAt', 'gt(codes.expiresAt'],
  ['lte(codes.expiresAt', 'lt(codes.expiresAt'],
  ['gte(codes.expiresAt, new Date(expiresAt.getTime() - cooldownMs))', 'undefined'],
  ['lte(codes.expiresAt, new Date(expiresAt.getTime() + cooldownMs))', 'undefined'],
  // An owner's only code.
  [".for('no key update')", ''],
  ['if (!(await storeCode(tx, row, options))) return false;', 'await storeCode(tx, row, options);'],
  ['and(eq(codes.subject, row.subject), ne(', 'and(ne('],
  [', ne(codes.askedBy, row.askedBy)', ''],
  // A code that is used without its digits.
  ['and(eq(codes.subject, name), eq(codes.askedBy', 'and(eq(codes.askedBy'],
  [", eq(codes.askedBy, Buffer.from(asker, 'hex')))", ')'],
  ['isNull(codes.usedAt), gt(codes.expiresAt, clock.now())', 'gt(codes.expiresAt, clock.now())'],
  ['isNull(codes.usedAt), gt(codes.expiresAt, clock.now())', 'isNull(codes.usedAt)'],
  ['gt(codes.expiresAt, clock.now())', 'gte(codes.expiresAt, clock.now())'],
  [', lt(codes.wrongTries, limits.codeAttempts)))', '))'],
  ['set({ usedAt: ctx.clock.now() })', 'set({ usedAt: null })'],
  ['usedAt: null, wrongTries: sql`', 'wrongTries: sql`'],
  ['sql`${codes.wrongTries} + 1`', 'sql`${codes.wrongTries}`'],
  // Removal.
  ['and(eq(codes.userId, userId), inArray', 'and(inArray'],
  [', inArray(codes.purpose, [...purposes])', ''],
  ['.where(eq(codes.triggerByteId, leavebitId))', ''],
] as const;

const source = await readFile(FILE, 'utf8');
let current: readonly [from: string, to: string] = ['', ''];
const replace = {
  name: 'mutant',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id === FILE ? code.replace(current[0], () => current[1]) : undefined,
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
  // A mutant that doesn't compile says nothing about the tests.
  const [broken] = testModules.flatMap((module) => module.errors());
  if (
    tests.length === 0 ||
    broken ||
    unhandledErrors.length > 0 ||
    (error && error.name !== 'AssertionError')
  ) {
    throw new Error(`The tests do not run with ${current.join(' → ')}: ${(broken ?? error)?.message}`);
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
