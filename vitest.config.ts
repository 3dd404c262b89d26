import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { JourneysLast } from './tests/support/browser/journeys-last.ts';

/** What must be the same wherever files are. It runs again with the object store; `test:long` has the rest. */
const fileSuites = [
  'tests/uploads/{uploads,failures,concurrent-writers,server-crashes}.test.ts',
  'server/features/files/downloads.test.ts',
  'server/features/recipients/downloads/downloads.test.ts',
  'server/features/exports/{damaged-content,received/received-archive}.test.ts',
  // What destroys files: a deleted account, an unpaid one, the trash. And what must not touch them: a rotation of keys.
  'server/features/{deletion/traces,subscriptions/destruction/destruction,leavebits/trash/purge-trash}.test.ts',
  'tests/uploads/key-rotation.test.ts',
];

/** What is tested here happens when a module loads. So no other file may have loaded it. */
const alone = ['client/src/lib/zod-without-eval.test.ts'];

export const sharedTestOptions = {
  setupFiles: ['tests/support/setup.ts'],
  runner: './tests/support/browser/journeys-runner.ts',
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Tests wait for the database, so two workers would leave two processors idle. A fourth costs more than it wins.
  maxWorkers: Math.max(3, availableParallelism()),
  // Every wait has its own limit. These end what hangs, and must not end what is slow on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000, interval: 20 } },
} satisfies ViteUserConfig['test'];

export default defineConfig({
  test: {
    // A run takes modules as an earlier one left them in `node_modules`, while their text is the same.
    experimental: { fsModuleCache: true },
    // These two are settings of the root, not of a project.
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: JourneysLast },
    coverage: {
      include: ['server/**/*.ts', 'shared/**/*.ts', 'client/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
      reporter: ['json-summary'],
    },
    projects: [
      {
        test: {
          ...sharedTestOptions,
          name: 'tests',
          include: [
            '{server,shared,client,tests,tools}/**/*.test.{ts,tsx}',
            'tests/journeys/**/*.journey.ts',
          ],
          exclude: ['**/node_modules/**', ...alone],
          // A worker loads the server's modules once, and starts one browser, for all of its files.
          isolate: false,
        },
      },
      { test: { ...sharedTestOptions, name: 'alone', include: alone } },
      {
        test: {
          ...sharedTestOptions,
          name: 'object-store',
          include: fileSuites,
          env: { TEST_FILE_STORE: 's3' },
          isolate: false,
        },
      },
    ],
  },
});
