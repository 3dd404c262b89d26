import { defineConfig } from 'vitest/config';

process.env['TEST_SEED'] ??= '1';

/** Only the tests of the rules, with a few deterministic random histories. */
export default defineConfig({
  test: {
    include: [
      'server/features/{access,deletion,release,subscriptions}/**/rules.test.ts',
      'server/features/leavebits/**/*rules.test.ts',
      'server/features/access/estate.test.ts',
      'server/features/codes/{one-time-codes,rules}.test.ts',
      'tests/inheritance-histories.test.ts',
      'server/features/release/{final-notice,warnings}.test.ts',
      'server/features/subscriptions/{agreements,derive}.test.ts',
      'server/features/subscriptions/destruction/payfast-books.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    runner: './tools/mutants/runner.ts',
    env: { HISTORIES: '500' },
    restoreMocks: true,
    testTimeout: 120_000,
  },
});
