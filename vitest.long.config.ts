import { defineConfig } from 'vitest/config';

/** How much runs; each can be set in the environment. */
const amounts = {
  /** Histories against the rules of release, and of destruction. */
  HISTORIES: '1000000',
  /** Histories against the database and the jobs. */
  RELEASE_HISTORIES: '1500',
  DESTRUCTION_HISTORIES: '300',
  OPENING_HISTORIES: '500',
  ESTATE_HISTORIES: '1000',
};

/** What takes minutes or hours: `npm run test:long`, never `npm test`. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    include: [
      'server/features/release/rules.test.ts',
      'server/features/subscriptions/destruction/rules.test.ts',
      '{server,tests}/**/*histories.test.ts',
      'tests/release/crashes.test.ts',
      'tests/long/**/*.long.ts',
    ],
    env: Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, process.env[name] ?? amount]),
    ),
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // The outages measure time: two files at once would measure each other.
    maxWorkers: 1,
    testTimeout: 24 * 60 * 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    reporters: ['verbose'],
  },
});
