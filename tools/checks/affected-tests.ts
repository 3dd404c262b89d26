/** Which tests a change can affect. */
export interface AffectedTests {
  /** Everything: the change is about how tests run, or about what all of them stand on. */
  all: boolean;
  /** The journeys: they test the built client, so the imports of their files do not name it. */
  journeys: boolean;
}

/** What is built into the client, or served with it. */
const CLIENT = /^(client|shared|vite\.config)/;

/** Files that no test imports, and that many tests need. */
const UNDER_ALL =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|migrations\/|server\/db\/(sql|schema)\/|tests\/support\/)/;

/** Tests that read files of the repository while they run. A change of any file can affect them. */
export const REPOSITORY_READING_TESTS = [
  'tests/client/client-build.test.ts',
  'tests/lint-import-boundaries.test.ts',
  'tools/checks/documented-paths.test.ts',
];

/** @param files changed files, as paths in the repository. */
export function findAffectedTests(files: string[]): AffectedTests {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  return {
    all: files.some((file) => UNDER_ALL.test(file)),
    journeys: files.some((file) => CLIENT.test(file) && !isTest(file)),
  };
}
