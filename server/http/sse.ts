import type { Response } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';

const HEARTBEAT_MS = 20 * SECOND_MS;
/** A reader with this much unread data is gone or stuck. */
const UNREAD_BYTES = 64 * 1024;

/** One open answer of server-sent events. */
export interface EventStream {
  /** Sends one message, as JSON. */
  send(data: object): void;
  end(): void;
  /** Called once, when either side ends the stream. */
  onClose(callback: () => void): void;
}

/**
 * Turns an answer into a stream of events. It tells proxies not to compress and not to buffer. It sends a comment now and
 * then, so that no proxy treats a silent connection as dead.
 */
export function openEventStream(res: Response): EventStream {
  res.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    // The connection ends with the stream, so a stopping server does not have to wait for it.
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
 * Lets go of what middleware and the router put around the begin of an answer. It would keep all of their closures for as long
 * as the stream is open. So nothing of theirs happens at its end, such as the extension of a session.
 */
function letGo(res: Response): void {
  const plain = Object.getPrototypeOf(res) as object;
  for (const name of ['writeHead', 'end']) Reflect.set(res, name, Reflect.get(plain, name));
  res.req.next = undefined;
}
