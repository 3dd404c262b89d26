import type { Response } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';

const HEARTBEAT_MS = 20 * SECOND_MS;
/** A reader that has this much unread is gone or stuck. */
const UNREAD_BYTES = 64 * 1024;

/** One open answer of server-sent events. */
export interface EventStream {
  /** Sends one message, as JSON. */
  send(data: object): void;
  end(): void;
  /** Told once, whoever ended it. */
  onClose(callback: () => void): void;
}

/**
 * Turns an answer into a stream of events. Says to proxies neither to compress nor to hold it back, and sends a
 * comment now and then, so that none takes the silence for a dead connection.
 */
export function openEventStream(res: Response): EventStream {
  res.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    // When it ends, so does the connection: a server that is stopping need not wait for it to fall idle.
    Connection: 'close',
  });
  res.flushHeaders();
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
