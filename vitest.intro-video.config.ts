import { defineConfig } from 'vitest/config';

/** The recording borrows the journeys' product, mailbox and browser; it is no test. */
export default defineConfig({
  test: {
    include: ['tests/intro-video/record.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
