import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The recording uses the same product, mailbox and browser setup as the journeys, but isn't a test itself. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tools/intro-video/record.ts', 'tools/intro-video/poster.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
