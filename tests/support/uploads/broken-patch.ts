import { request } from 'node:http';

const SLICE = 64 * 1024;

/**
 * Sends a tus PATCH that fails: after `breakAfter` bytes it calls `breakOff` (kill the server, cut the connection). Resolves when
 * the connection is gone.
 */
export async function sendBrokenPatch(
  url: string,
  headers: Record<string, string>,
  { offset, bytes, breakAfter }: { offset: number; bytes: Buffer; breakAfter: number },
  breakOff: 'cut' | (() => Promise<void>),
): Promise<void> {
  const call = request(url, {
    method: 'PATCH',
    headers: {
      ...headers,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(bytes.length),
    },
  });
  const gone = new Promise<void>((resolve) => call.once('close', () => resolve()));
  call.on('error', () => undefined);
  for (let sent = 0; sent < breakAfter; sent += SLICE) {
    const slice = bytes.subarray(sent, Math.min(sent + SLICE, breakAfter));
    await Promise.race([gone, new Promise((resolve) => call.write(slice, resolve))]);
  }
  if (breakOff === 'cut') call.destroy();
  else await breakOff();
  await gone;
}
