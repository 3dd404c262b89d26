import { request as httpRequest } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

export interface FuzzResponse {
  status: number;
  type: string;
  text: string;
  headers: Record<string, unknown>;
}

/** No response may take longer, however busy the machine is. */
const WITHIN_MS = 30_000;

/** Sends a hostile request. @param session its caller's headers. @throws if no complete response arrives. */
export function sendHostileRequest(
  origin: string,
  { method, address, headers, body, hasToken }: HostileRequest,
  { 'X-CSRF-Token': token, ...session }: Record<string, string>,
): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const strangeCookie = headers['Cookie'];
    const request = httpRequest(origin, {
      path: address,
      method: method.toUpperCase(),
      headers: {
        ...(body?.type !== null && body?.type !== undefined && { 'Content-Type': body.type }),
        ...(body?.encoding !== undefined && { 'Content-Encoding': body.encoding }),
        ...(body && { 'Content-Length': body.bytes.length }),
        ...session,
        ...(hasToken && { 'X-CSRF-Token': token! }),
        ...headers,
        // A hostile cookie is sent alongside the caller's cookies, or instead of them.
        ...(strangeCookie !== undefined &&
          hasToken && { Cookie: `${String(strangeCookie)}; ${session['Cookie']}` }),
      },
    });
    const limit = setTimeout(() => request.destroy(new Error('no answer in time')), WITHIN_MS);
    request.once('close', () => clearTimeout(limit));
    request.once('error', reject);
    request.once('response', (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const chunks: Buffer[] = [];
      const done = () =>
        resolve({
          status: answer.statusCode!,
          type,
          text: Buffer.concat(chunks).toString(),
          headers: answer.headers,
        });
      // An event stream never ends.
      if (type.startsWith('text/event-stream')) {
        done();
        request.destroy();
        return;
      }
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', done)
        .once('error', reject);
    });
    request.end(body?.bytes);
  });
}

/** Processes all items, up to this many concurrently. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  atATime: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
