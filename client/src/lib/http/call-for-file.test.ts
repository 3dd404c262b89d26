import { afterEach, expect, test, vi } from 'vitest';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { callEndpoint } from './api-client.ts';

const askForFile = () => callEndpoint(leavebitEndpoints.readFile, { params: { id: 1, fileName: 'a b' } });

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: BodyInit | null) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  // The browser already has a CSRF token.
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  return fetch;
}

test('the question about a file fetches none of its bytes', async () => {
  const pull = vi.fn();
  const cancel = vi.fn();
  const fetch = answering(200, new ReadableStream({ pull, cancel }, { highWaterMark: 0 }));
  await askForFile();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]![0]).toBe('/api/trigger-bytes/1/attachments/a%20b');
  expect(new Headers(fetch.mock.calls[0]![1].headers).has('Range')).toBe(false);
  expect(cancel).toHaveBeenCalledOnce();
  expect(pull).not.toHaveBeenCalled();
});

test('an empty file can be downloaded', async () => {
  answering(200, null);
  await expect(askForFile()).resolves.toBeUndefined();
});

test('a damaged file gives the server’s sentence', async () => {
  answering(500, '{"message":"A file here is damaged."}');
  await expect(askForFile()).rejects.toThrow('A file here is damaged.');
});
