import { afterEach, expect, test, vi } from 'vitest';
import { askForAttachment } from './ask-for-attachment.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: string) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('one byte of a file is fetched to know that it can be downloaded', async () => {
  const fetch = answering(206, 'x');
  await askForAttachment('/api/trigger-bytes/1/attachments/a');
  expect(new Headers(fetch.mock.calls[0]![1].headers).get('Range')).toBe('bytes=0-0');
});

test('an empty file can be downloaded', async () => {
  answering(416, '{"message":"The file has no such part."}');
  await askForAttachment('/api/trigger-bytes/1/attachments/a');
});

test('of a damaged file the server’s sentence is told', async () => {
  answering(500, '{"message":"A file here is damaged."}');
  await expect(askForAttachment('/api/trigger-bytes/1/attachments/a')).rejects.toThrow(
    'A file here is damaged.',
  );
});
