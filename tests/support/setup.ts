import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

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
