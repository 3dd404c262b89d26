import { afterEach, expect, it, vi } from 'vitest';
import { openSharedStream } from './shared-stream.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs the browser features that a stream needs. @returns the open streams */
function browserWith(locks: { request: () => Promise<never> } | null): Set<object> {
  const open = new Set<object>();
  class FakeSource {
    constructor() {
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  }
  const target = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', { ...target, visibilityState: 'visible' });
  vi.stubGlobal('navigator', locks ? { locks } : {});
  return open;
}

const nothing = () => undefined;
const options = {
  path: '/api/events',
  ownerId: 1,
  onMessage: nothing,
  onBack: nothing,
  onRelayed: nothing,
  onRefused: nothing,
};

it('belongs to the tab alone where the browser has no locks or refuses them', async () => {
  const withoutLocks = browserWith(null);
  const close = openSharedStream(options);
  expect(withoutLocks.size).toBe(1);
  close();
  expect(withoutLocks.size).toBe(0);

  const request = vi.fn(() => Promise.reject(new DOMException('not here', 'SecurityError')));
  const refused = browserWith({ request });
  const closeToo = openSharedStream(options);
  await expect.poll(() => refused.size).toBe(1);
  expect(request).toHaveBeenCalledTimes(1);
  closeToo();
  expect(refused.size).toBe(0);
});
