import { expect, test, vi } from 'vitest';

/** A new copy, because the module remembers what it has seen. */
async function load() {
  vi.resetModules();
  return import('./method-override.ts');
}
const PAGE = '<h1>Method not allowed</h1>';
const PATCHED_BY_POST = { method: 'POST', headers: { 'X-HTTP-Method-Override': 'PATCH' } };

test.each([
  ['PATCH', 405, PAGE, true],
  ['patch', 501, PAGE, true],
  ['DELETE', 403, PAGE, true],
  ['PUT', 405, '{"message":"ours","code":"invalid"}', false],
  ['PATCH', 403, '{"message":"ours","code":"csrf"}', false],
  ['PATCH', 404, PAGE, false],
  ['POST', 405, PAGE, false],
  ['GET', 405, PAGE, false],
])(
  'a %s that is answered %i %s shows a proxy that rejects methods: %s',
  async (method, status, text, expected) => {
    const { detectRejectedMethod, isMethodOverridden, overrideMethod } = await load();
    expect(detectRejectedMethod(method, { status, text })).toBe(expected);
    expect(isMethodOverridden()).toBe(expected);
    expect(overrideMethod('PATCH')).toEqual(expected ? PATCHED_BY_POST : { method: 'PATCH', headers: {} });
    expect(overrideMethod('GET')).toEqual({ method: 'GET', headers: {} });
  },
);

test('a request is sent again only once', async () => {
  const { detectRejectedMethod } = await load();
  const answer = { status: 405, text: PAGE };
  expect(detectRejectedMethod('PATCH', answer)).toBe(true);
  expect(detectRejectedMethod('PATCH', answer)).toBe(false);
});
