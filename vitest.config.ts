import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests wait for the database about half of their time: fewer than three workers would leave a small machine idle.
const workers = Math.max(3, availableParallelism());

export default defineConfig({
  test: {
    // Of the root, not of a project: it runs once, whatever projects take part.
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      {
        test: {
          name: 'unit+http',
          include: ['{server,shared,client,tests,tools}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
          restoreMocks: true,
          maxWorkers: workers,
          // Nothing here takes long, but a machine that has much else to do may take it ten times as long.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.journey.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/browser/journeys-global-setup.ts'],
          runner: './tests/support/browser/journeys-runner.ts',
          restoreMocks: true,
          maxWorkers: 2,
          // After everything else: a browser on a busy machine is slow, and its timeouts would say nothing.
          sequence: { groupOrder: 1 },
          // Every wait in them has its own limit; this one ends what hangs, and must not end what is slow.
          testTimeout: 300_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
