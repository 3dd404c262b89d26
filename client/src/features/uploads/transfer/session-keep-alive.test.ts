import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#shared/messages/owner-uploads/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { keepSessionAlive, restoreSessionAfterUpload } from './session-keep-alive.ts';

const t = messagesFrom<'owner-uploads'>(messages);

/** Simulates a server that responds to refreshes with these statuses, repeating the last one. 0 means no network. */
function answering(...statuses: number[]) {
  const calls: { path: string; at: number }[] = [];
  const start = Date.now();
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.stubGlobal('window', { location: { pathname: '/auth' } });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push({ path, at: Date.now() - start });
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('{"message":"."}', { status });
  });
  return calls;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the session is refreshed a second after the start and every two minutes, until the end', async () => {
  const calls = answering(200);
  const troubles: (string | null)[] = [];
  const end = keepSessionAlive((message) => troubles.push(message), t);
  await vi.advanceTimersByTimeAsync(4 * 60_000 + 1500);
  end();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(calls).toEqual([1000, 121_000, 241_000].map((at) => ({ path: '/api/upload/refresh-session', at })));
  expect(troubles).toEqual([null, null, null]);
});

test('a failed refresh is told and soon tried again, and a lost network is only tried again', async () => {
  const calls = answering(500, 0, 200);
  const troubles: (string | null)[] = [];
  const end = keepSessionAlive((message) => troubles.push(message), t);
  await vi.advanceTimersByTimeAsync(62_000);
  end();
  expect(troubles).toEqual(['Failed to refresh upload session. We’ll keep trying.', null]);
  expect(calls.map(({ at }) => at)).toEqual([1000, 31_000, 61_000]);
});

test('a session that is over is not refreshed again', async () => {
  const calls = answering(401);
  keepSessionAlive(() => undefined, t);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  // No second refresh is sent. If the user state is loaded, it checks who is signed in.
  expect(calls.filter(({ path }) => path === '/api/upload/refresh-session')).toHaveLength(1);
});

test('a failure to restore the session is only logged', async () => {
  answering(500);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  restoreSessionAfterUpload();
  await vi.advanceTimersByTimeAsync(0);
  expect(warn).toHaveBeenCalledOnce();
});
