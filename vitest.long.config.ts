import { defineConfig } from 'vitest/config';
import { JourneysLast } from './tests/support/browser/journeys-last.ts';
import { sharedTestOptions } from './vitest.config.ts';

/** In pixels: a phone, a tablet and a laptop. */
const WIDTHS = [360, 768, 1280];
const env = { TEST_LENGTH: 'long' };

/** What takes minutes or hours: `npm run test:long`, never `npm test`. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: JourneysLast },
    projects: [
      {
        test: {
          name: 'long',
          include: [
            'server/features/release/reports/rules.test.ts',
            'server/features/subscriptions/destruction/rules.test.ts',
            '{server,tests}/**/*histories.test.ts',
            'server/adapters/embedded-postgres.test.ts',
            'tests/release/crashes.test.ts',
            'tests/uploads/server-crashes.test.ts',
            'tests/fuzz/hostile-requests.test.ts',
            'tests/long/**/*.long.ts',
          ],
          env,
          setupFiles: ['tests/support/setup.ts'],
          restoreMocks: true,
          // The outages measure time: two files at once would measure each other.
          maxWorkers: 1,
          testTimeout: 24 * 60 * 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
      // Everything that stores or destroys files, with an object store.
      {
        test: {
          ...sharedTestOptions,
          name: 'object-store',
          include: [
            'tests/uploads/*.test.ts',
            'server/features/{exports,files,deletion,retention}/**/*.test.ts',
            'server/features/{leavebits/trash,recipients/downloads,subscriptions/destruction}/*.test.ts',
            'tests/{account-crashes,destruction-histories,release/destruction}.test.ts',
          ],
          exclude: [
            // It looks at the bytes in PostgreSQL. `tests/object-store` looks at those in the object store.
            'tests/uploads/encryption-at-rest.test.ts',
            // The database's disk doesn't limit files in an object store.
            'tests/uploads/storage-capacity.test.ts',
          ],
          env: { TEST_FILE_STORE: 's3' },
        },
      },
      // Every journey with its movements, with files in full, and with all rules of accessibility in every look.
      ...WIDTHS.map((width) => ({
        test: {
          ...sharedTestOptions,
          name: `journeys at ${width} px`,
          include: ['tests/{journeys,long}/**/*.journey.ts'],
          env,
          isolate: false,
          maxWorkers: 3,
          // The projects before them have one worker.
          sequence: { groupOrder: 1 },
          provide: { width },
        },
      })),
      // Every journey on pages that the browser translates, to the same text.
      {
        test: {
          ...sharedTestOptions,
          name: 'journeys on translated pages',
          include: ['tests/journeys/**/*.journey.ts'],
          // Proves that prerendered elements stay, which they don't on a page that is translated before its script runs.
          exclude: ['tests/journeys/landing.journey.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          provide: { translation: { way: 'replaces' } },
        },
      },
    ],
    reporters: ['verbose', './tests/support/reporters/evidence.ts'],
  },
});
