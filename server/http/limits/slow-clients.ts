import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { connectionLimits } from '../../limits.ts';
import { DomainError } from '../domain-error.ts';
import { getSourceNetworkKeys } from './source-networks.ts';

interface Watched {
  req: IncomingMessage;
  res: ServerResponse;
  socket: Socket;
  since: number;
  /** For an upload: the number of bytes read from the socket by the start of the measured period. */
  from: { at: number; bytes: number };
}

/** The limits of one server. Tests pass shorter ones. */
export type SlowClientLimits = Record<
  'bodyMs' | 'checkIntervalMs' | 'measuredMs' | 'minBytesPerSecond' | 'perSource',
  number
>;

/**
 * Disconnects clients that keep a request open by sending its body slowly. Uploads may take a long time but must sustain a
 * minimum rate; any other body must arrive within a time limit. Time spent waiting for this server never counts.
 * @param now ms of a monotonic clock.
 */
export function cutSlowRequestBodies(
  server: Server,
  limits: SlowClientLimits = connectionLimits,
  now: () => number = () => performance.now(),
): void {
  const watched = new Set<Watched>();
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (!mayHaveBody(req)) return;
    const { socket } = req;
    watched.add({ req, res, socket, since: now(), from: { at: now(), bytes: socket.bytesRead } });
  });
  const timer = setInterval(() => watched.forEach(look), limits.checkIntervalMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  function look(entry: Watched): void {
    const { req, socket } = entry;
    if (req.complete || socket.destroyed) watched.delete(entry);
    else if (isTooSlow(entry)) socket.destroy();
  }

  function measureFromNow({ socket, from }: Watched): void {
    from.at = now();
    from.bytes = socket.bytesRead;
  }

  function isTooSlow(entry: Watched): boolean {
    const { req, res, socket, since, from } = entry;
    // Once the response has been sent, a request whose body is still arriving is no longer treated as an upload.
    if (!isUpload(req) || res.writableEnded) return now() - since > limits.bodyMs;
    // Bytes that are buffered here, waiting for us, are not late.
    if (req.readableLength > 0) measureFromNow(entry);
    const ms = now() - from.at;
    if (ms < limits.measuredMs) return false;
    const rate = ((socket.bytesRead - from.bytes) / ms) * SECOND_MS;
    measureFromNow(entry);
    return rate < limits.minBytesPerSecond;
  }
}

/**
 * Disconnects clients that read their response too slowly. Pending bytes must be read at the minimum rate. An idle event stream
 * has none.
 */
export function cutSlowReaders(
  server: Server,
  limits: Pick<SlowClientLimits, 'checkIntervalMs' | 'measuredMs' | 'minBytesPerSecond'> = connectionLimits,
  now: () => number = () => performance.now(),
): void {
  const watched = new Map<ServerResponse, { socket: Socket; from: { at: number; bytes: number } }>();
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    watched.set(res, { socket, from: { at: now(), bytes: getKernelAcceptedBytes(socket) } });
    res.once('close', () => watched.delete(res));
  });
  const timer = setInterval(() => watched.forEach(look), limits.checkIntervalMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  function look({ socket, from }: { socket: Socket; from: { at: number; bytes: number } }): void {
    const ms = now() - from.at;
    if (socket.writableLength > 0 && ms < limits.measuredMs) return;
    const bytes = getKernelAcceptedBytes(socket);
    const isTooSlow =
      socket.writableLength > 0 && ((bytes - from.bytes) / ms) * SECOND_MS < limits.minBytesPerSecond;
    from.at = now();
    from.bytes = bytes;
    if (isTooSlow) socket.destroy();
  }
}

/**
 * Bytes the kernel has accepted from a socket. Node counts a chunk only once all of it is sent, whereas its handle counts every
 * byte.
 */
export function getKernelAcceptedBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & {
    _handle?: { bytesWritten?: number; writeQueueSize?: number } | null;
  };
  return handle?.bytesWritten === undefined
    ? socket.bytesWritten - socket.writableLength
    : handle.bytesWritten - (handle.writeQueueSize ?? 0);
}

const mayHaveBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Files arrive as forms or through tus. */
const isUpload = ({ headers }: IncomingMessage) =>
  /^(multipart\/form-data|application\/offset\+octet-stream)\b/i.test(headers['content-type'] ?? '');

/**
 * Closes connections from a source that has too many. Not for a server behind a proxy, where all connections come from the proxy.
 */
export function limitConnectionsPerSource(
  server: Server,
  { perSource }: Pick<SlowClientLimits, 'perSource'> = connectionLimits,
): void {
  const open = createCounts();
  server.on('connection', (socket) => {
    const { near } = getSourceNetworkKeys(socket.remoteAddress);
    const end = open.begin(near, perSource);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}

/** Rejects requests from a source with too many in progress, across all of its connections. */
export function limitRequestsPerSource({
  perSource,
}: Pick<SlowClientLimits, 'perSource'> = connectionLimits): RequestHandler {
  const open = createCounts();
  return (req, res, next) => {
    const end = open.begin(getSourceNetworkKeys(req.ip).near, perSource);
    if (!end) {
      throw new DomainError(
        'too-many-requests',
        'There are too many requests from your network right now. Please try again in a moment.',
        {
          retryAfterSeconds: 10,
        },
      );
    }
    res.once('close', end);
    next();
  };
}

/** Counts open items per key. `begin` returns null at the maximum, and otherwise a function that ends the item. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    begin(key: string, most: number): (() => void) | null {
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
