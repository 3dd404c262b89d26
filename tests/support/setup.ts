import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';
import { takeRecordedCosts } from './reporters/test-costs.ts';
import { assertNoSecretsInLogs } from './logs/log-search.ts';
import { RUN_SEED } from './run-seed.ts';

fc.configureGlobal({ seed: RUN_SEED });

// A test that expects one replaces it: vi.spyOn(console, 'error').mockImplementation(() => undefined).
const print = console.error;
const unexpected: string[] = [];
console.error = (...values: unknown[]) => {
  unexpected.push(format(...values));
  print(...values);
};

function failOnUnexpected() {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected console.error:\n${messages.join('\n')}`);
}
afterEach(failOnUnexpected);
afterAll(failOnUnexpected);
// After the file's hooks: what its servers log while closing is searched, too.
afterAll(assertNoSecretsInLogs);

takeRecordedCosts();
const cpuBefore = process.cpuUsage();
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(cpuBefore);
  Object.assign(suite.meta, { costs: takeRecordedCosts(), cpuSeconds: (user + system) / 1e6 });
});
