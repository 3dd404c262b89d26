import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Tests wait for the database, so two workers would leave two processors idle. A fourth costs more than it wins.
const workers = Math.max(3, availableParallelism());

/** What is tested here happens when a module loads. So no other file may have loaded it. */
const alone = ['client/src/lib/zod-without-eval.test.ts'];

const unit: ViteUserConfig['test'] = {
  setupFiles: ['tests/support/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  maxWorkers: workers,
  // No test takes long, but a busy machine may take ten times as long.
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  hookTimeout: 120_000,
};

export const journeys = {
  name: 'journeys',
  include: ['tests/journeys/**/*.journey.ts'],
  setupFiles: ['tests/support/setup.ts'],
  globalSetup: ['tests/support/browser/journeys-global-setup.ts'],
  runner: './tests/support/browser/journeys-runner.ts',
  restoreMocks: true,
  // A worker keeps its browser for all of its files.
  isolate: false,
  // Three fill two cores.
  maxWorkers: 3,
  // After everything else: a browser on a busy machine is slow, and its timeouts would say nothing.
  sequence: { groupOrder: 1 },
  // Every wait in them has its own limit; this one ends what hangs, and must not end what is slow.
  testTimeout: 300_000,
  expect: { poll: { timeout: 10_000, interval: 20 } },
  hookTimeout: 300_000,
} satisfies ViteUserConfig['test'];

export default defineConfig({
  test: {
    // The journeys, and the next run, take modules as an earlier project left them in `node_modules`, while their text is the same.
    experimental: { fsModuleCache: true },
    // This is a setting of the root, not of a project. It runs once for all projects.
    globalSetup: ['tests/support/global-setup.ts'],
    coverage: {
      include: ['server/**/*.ts', 'shared/**/*.ts', 'client/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
      reporter: ['json-summary'],
    },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit+http',
          include: ['{server,shared,client,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...alone],
          // A worker loads the server's modules once, for all of its files.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'alone', include: alone } },
      { test: journeys },
    ],
  },
});
