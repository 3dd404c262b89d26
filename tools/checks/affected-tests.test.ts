import { access } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findAffectedTests, REPOSITORY_READING_TESTS } from './affected-tests.ts';

it.each([
  ['a screen', 'client/src/features/leavebits/list/card.tsx', { all: false, journeys: true }],
  ['a test of the client', 'client/src/features/uploads/rules.test.ts', { all: false, journeys: false }],
  ['a contract', 'shared/contracts/leavebits.ts', { all: false, journeys: true }],
  ['a use case', 'server/features/codes/one-time-codes.ts', { all: false, journeys: false }],
  ['a page of documentation', 'docs/operating.md', { all: false, journeys: false }],
  ['a migration', 'migrations/0001_more.sql', { all: true, journeys: false }],
  ['a trigger', 'server/db/sql/guards.sql', { all: true, journeys: false }],
  ['the tests’ own ground', 'tests/support/test-app.ts', { all: true, journeys: false }],
  ['a dependency', 'package-lock.json', { all: true, journeys: false }],
])('%s', (_what, file, affected) => {
  expect(findAffectedTests([file])).toEqual(affected);
});

it('names tests that exist', async () => {
  for (const file of REPOSITORY_READING_TESTS) await expect(access(file)).resolves.toBeUndefined();
});
