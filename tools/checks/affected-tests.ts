/** The tests that a change can affect. */
export interface AffectedTests {
  /** All tests, because the change affects how tests run, or something they all depend on. */
  all: boolean;
  /** The end-to-end journeys. They test the built client, so their imports don't reveal it. */
  journeys: boolean;
}

/** Everything that is built into the client or served with it. */
const CLIENT = /^(client|shared|vite\.config)/;

/** Files that no test imports but many tests need. */
const UNDER_ALL =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|migrations\/|server\/db\/(sql|schema)\/|tests\/support\/)/;

/** Tests that read repository files at run time, and so may be affected by any change. */
export const REPOSITORY_READING_TESTS = [
  'tests/client/client-build.test.ts',
  'tests/lint-import-boundaries.test.ts',
  'tools/checks/documented-names.test.ts',
  'tools/checks/documented-paths.test.ts',
];

/** @param files paths of the changed files, relative to the repository root. */
export function findAffectedTests(files: string[]): AffectedTests {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  return {
    all: files.some((file) => UNDER_ALL.test(file)),
    journeys: files.some((file) => CLIENT.test(file) && !isTest(file)),
  };
}
