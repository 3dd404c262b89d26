import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseTypedAddress } from './address.ts';
import {
  clearCodeRequest,
  findCodeRequest,
  storeCodeRequest,
  storeVerifiedAddress,
} from './stored-code-request.ts';

const email = 'ada@example.org';
const address = parseTypedAddress(email)!;
let navigation = 'navigate';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: navigation } as PerformanceNavigationTiming,
  ]);
  vi.useFakeTimers({ now: new Date('2031-06-03T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  navigation = 'navigate';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a page that was discarded while its reader looked for the code goes on where it was', () => {
  const step = { address, sentAt: Date.now() };
  storeCodeRequest(step, 4711);
  expect(findCodeRequest(4711)).toEqual({ step, email });
  // Another link knows the address, and needs a code of its own.
  expect(findCodeRequest('all')).toEqual({ step: null, email });
  vi.advanceTimersByTime(10 * 60_000);
  expect(findCodeRequest(4711)).toBeNull();
});

it('a reload keeps a verified address, and going back later shows nobody’s', () => {
  storeVerifiedAddress(address);
  expect(findCodeRequest('all')).toBeNull();
  navigation = 'reload';
  expect(findCodeRequest('all')).toEqual({ step: null, email });
  clearCodeRequest();
  expect(findCodeRequest('all')).toBeNull();
});

it.each(['', '{', '[]', '{"email":7}', '{"email":"no address"}', 'null'])(
  'what something else stored as %j is ignored',
  (text) => {
    navigation = 'reload';
    window.sessionStorage.setItem('leavebits.codeRequest', text);
    expect(findCodeRequest('all')).toBeNull();
  },
);
