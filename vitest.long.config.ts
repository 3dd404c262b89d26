import { defineConfig } from 'vitest/config';

/** What takes minutes or hours: `npm run test:long`, never `npm test`. How much of it runs is set by the environment. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    include: ['tests/long/**/*.long.ts'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // Each measures time: two at once would measure each other.
    maxWorkers: 1,
    testTimeout: 24 * 60 * 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    reporters: ['verbose'],
  },
});
