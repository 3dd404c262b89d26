import { expect, it } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';

it('the list holds the most common passwords, in lower case, and no good one', async () => {
  const list = await loadCommonPasswords();
  // Some of the 100,000 differ only in case.
  expect(list.size).toBeGreaterThan(95_000);
  expect(list.size).toBeLessThanOrEqual(100_000);
  for (const common of ['123456', 'password1', 'p@ssw0rd', '1qaz@wsx', 'sunshine', 'charlie1']) {
    expect([common, list.has(common)]).toEqual([common, true]);
  }
  expect(list.has('correct-horse-7')).toBe(false);
  expect(list.has('')).toBe(false);
});
