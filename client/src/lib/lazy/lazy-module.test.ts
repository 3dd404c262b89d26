import { expect, test, vi } from 'vitest';
import { getErrorCode, getErrorMessage } from '../http/api-error.ts';
import { lazyModule } from './lazy-module.ts';

test('late code that cannot be loaded fails with words for a person, and is tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const get = vi
    .fn(() => Promise.resolve({ answer: 42 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyModule(get);
  part.preload();
  const failure: unknown = await part.load().catch((error: unknown) => error);
  expect([getErrorCode(failure), getErrorMessage(failure, '')]).toEqual([
    'unreachable',
    expect.stringContaining('reload the page'),
  ]);
  expect(await part.load()).toEqual({ answer: 42 });
});
