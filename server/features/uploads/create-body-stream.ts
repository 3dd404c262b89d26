import { ReadableStream } from 'node:stream/web';
import type { Request } from 'express';

/**
 * A request's body as a web stream. Reads from the connection only as fast as it is consumed. (`Readable.toWeb` counts chunks
 * instead of bytes, so it would buffer whole files.) `letGo` discards the rest of a rejected body. Otherwise, the sender could
 * never finish sending and would not see the response.
 */
export function createBodyStream(req: Request): { body: ReadableStream<Uint8Array>; letGo: () => void } {
  let stopListening = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const onData = (part: Buffer) => {
          req.pause();
          controller.enqueue(part);
        };
        const onEnd = () => {
          stopListening();
          controller.close();
        };
        const onError = (error: Error) => {
          stopListening();
          controller.error(error);
        };
        stopListening = () => void req.off('data', onData).off('end', onEnd).off('error', onError);
        req.on('data', onData).on('end', onEnd).on('error', onError).pause();
        // A client that disconnected earlier no longer emits an event.
        if (req.destroyed && !req.readableEnded) onError(new Error('the client disconnected'));
      },
      pull: () => void req.resume(),
      cancel: () => stopListening(),
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    letGo() {
      stopListening();
      // From here on, a broken connection is irrelevant.
      req.on('error', () => undefined).resume();
    },
  };
}
