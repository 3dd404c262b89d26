import { ReadableStream } from 'node:stream/web';
import type { Request } from 'express';

/**
 * A request's body as a web stream. It takes bytes from the connection only as they are read. (`Readable.toWeb` counts
 * chunks where it should count bytes, so it would hold whole files.) `letGo` drops the rest of a refused body unread.
 * Otherwise the sender could not finish sending, and would never see the answer.
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
        // There is no event for a sender who was gone before this began.
        if (req.destroyed && !req.readableEnded) onError(new Error('the other side went away'));
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
      // Nobody needs to hear of a connection that breaks from now on.
      req.on('error', () => undefined).resume();
    },
  };
}
