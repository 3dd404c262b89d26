import type { Response } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';

const HEARTBEAT_MS = 20 * SECOND_MS;
/** A reader with this much unread data is gone or stuck. */
const UNREAD_BYTES = 64 * 1024;

/** An open server-sent events stream. */
export interface EventStream {
  /** Sends one message, as JSON. */
  send(data: object): void;
  end(): void;
  /** Called once, when either side ends the stream. */
  onClose(callback: () => void): void;
}

/**
 * Turns a response into an event stream. Tells proxies not to compress or buffer it, and sends a periodic comment so that they
 * don't treat an idle connection as dead.
 */
export function openEventStream(res: Response): EventStream {
  res.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    // The connection ends with the stream, so that shutdown doesn't have to wait for it.
    Connection: 'close',
  });
  res.flushHeaders();
  letGo(res);
  const write = (text: string) => {
    if (res.writableEnded || res.destroyed) return;
    if (res.writableLength > UNREAD_BYTES) res.destroy();
    else res.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  res.once('close', () => clearInterval(heartbeat));
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    end: () => res.end(),
    onClose(callback) {
      if (res.closed) callback();
      else res.once('close', callback);
    },
  };
}

/**
 * Restores the native `writeHead` and `end` so that middleware and router closures can be collected while the stream is open. As
 * a consequence, nothing they scheduled for the end of the response runs, such as extending the session.
 */
function letGo(res: Response): void {
  const plain = Object.getPrototypeOf(res) as object;
  for (const name of ['writeHead', 'end']) Reflect.set(res, name, Reflect.get(plain, name));
  res.req.next = undefined;
}
