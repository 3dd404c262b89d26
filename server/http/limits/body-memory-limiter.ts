import type { Request, RequestHandler } from 'express';
import { bufferedBodyLimits } from '../../limits.ts';
import { getSourceNetworkKeys } from './source-networks.ts';

interface Arriving {
  source: string;
  bytes: number;
  cut: () => void;
}

/** Bounds the memory of partially received bodies, per source and for the process. */
export interface BodyMemoryLimiter {
  /**
   * Counts incoming bytes from now on. When a budget is exhausted, the oldest incoming body is cut off, because half-sent bodies
   * linger while honest ones complete within a moment.
   * @param options.isHeld whether bytes that arrive now stay in memory.
   * @param options.maxBytes how much its reader accepts. It buffers nothing of a larger body, which then no longer counts.
   * @returns a function that stops counting, to be called once the body has been read or has failed.
   */
  watch(req: Request, options?: { isHeld?: () => boolean; maxBytes?: number }): () => void;
}

export function createBodyMemoryLimiter(
  limits: Record<'perSourceBytes' | 'processBytes', number> = bufferedBodyLimits,
): BodyMemoryLimiter {
  /** Oldest first. */
  const arriving = new Set<Arriving>();

  function bound(bodies: readonly Arriving[], maxBytes: number): void {
    let held = bodies.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const body of bodies) {
      if (held <= maxBytes) return;
      held -= body.bytes;
      arriving.delete(body);
      body.cut();
    }
  }

  return {
    watch(req, { isHeld = () => true, maxBytes = Infinity } = {}) {
      const { socket } = req;
      const body = { source: getSourceNetworkKeys(req.ip).near, bytes: 0, cut: () => socket.destroy() };
      const count = ({ length }: Buffer) => {
        if (!isHeld()) return;
        body.bytes += length;
        if (body.bytes > maxBytes) {
          end();
          return;
        }
        bound(
          [...arriving].filter(({ source }) => source === body.source),
          limits.perSourceBytes,
        );
        bound([...arriving], limits.processBytes);
      };
      const end = () => {
        req.off('data', count);
        arriving.delete(body);
      };
      if (Number(req.headers['content-length']) > maxBytes) return end;
      arriving.add(body);
      req.on('data', count);
      return end;
    },
  };
}

/** The bodies arriving at this process. */
export const bodyMemoryLimiter = createBodyMemoryLimiter();

/**
 * Counts the bytes that a parser buffers. A body that it doesn't handle stays unread.
 * @param maxBytes the parser's limit. It reads a larger body to its end without keeping any of it.
 */
export function limitBodyMemory(
  maxBytes: number,
  createParser: (limit: number) => RequestHandler,
): RequestHandler {
  const parse = createParser(maxBytes);
  return (req, res, next) => {
    let isDone = false;
    let end: (() => void) | undefined;
    void parse(req, res, (error?: unknown) => {
      isDone = true;
      end?.();
      next(error);
    });
    if (!isDone) end = bodyMemoryLimiter.watch(req, { maxBytes });
  };
}
